import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import IconPlayerPauseFilled from '~icons/tabler/player-pause-filled';
import IconPlayerPlayFilled from '~icons/tabler/player-play-filled';
import { HERO_PICTURES } from './pictures.ts';
import classes from './HeroPictures.module.css';

const COUNT = HERO_PICTURES.length;
const SIZES = '(min-width: 88em) 700px, (min-width: 62em) 50vw, 100vw';

const sources = (name: string, type: string): string =>
  [640, 1280].map((width) => `/pictures/${name}-${width}.${type} ${width}w`).join(', ');

interface SlideProps {
  name: string;
  alt: string;
  index: number;
}

function Slide({ name, alt, index }: SlideProps) {
  const isFirst = index === 0;
  return (
    <div
      className={classes.slide}
      data-slide
      data-shown={isFirst || undefined}
      hidden={!isFirst}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${COUNT}`}
    >
      <picture>
        <source type="image/avif" srcSet={sources(name, 'avif')} sizes={SIZES} />
        <img
          src={`/pictures/${name}-1280.webp`}
          srcSet={sources(name, 'webp')}
          sizes={SIZES}
          width={1280}
          height={800}
          alt={alt}
          decoding="async"
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </picture>
    </div>
  );
}

/** Rooms and houses, one after the other; moved by play-pictures.ts. */
export function HeroPictures() {
  return (
    <section
      className={classes.pictures}
      aria-roledescription="carousel"
      aria-label="Rooms and houses, damaged and repaired"
      data-pictures
    >
      <div className={classes.controls}>
        <button type="button" className={classes.button} data-pause aria-label="Pause the pictures">
          <IconPlayerPauseFilled size={16} className={classes.whilePlaying} />
          <IconPlayerPlayFilled size={16} className={classes.whilePaused} />
        </button>
        <div className={classes.dots} role="group" aria-label="Choose a picture">
          {HERO_PICTURES.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              className={classes.dot}
              data-dot
              aria-label={`Picture ${index + 1}`}
              aria-current={index === 0 || undefined}
            />
          ))}
        </div>
        <button
          type="button"
          className={classes.button}
          data-step="-1"
          aria-label="Previous picture"
        >
          <IconChevronLeft size={20} />
        </button>
        <button type="button" className={classes.button} data-step="1" aria-label="Next picture">
          <IconChevronRight size={20} />
        </button>
      </div>
      <p className={classes.waiting} role="status" data-waiting hidden>
        You are offline. The next pictures come when the connection is back.
      </p>
      <div className={classes.frame} data-slides>
        {HERO_PICTURES.map(({ name, alt }, index) => (
          <Slide key={name} name={name} alt={alt} index={index} />
        ))}
      </div>
    </section>
  );
}
