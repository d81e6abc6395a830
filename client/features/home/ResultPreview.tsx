import { LinkButton } from '../../components/LinkButton.tsx';
import { paths } from '../../lib/paths.ts';
import { Band } from './Band.tsx';
import classes from './ResultPreview.module.css';

const SIZES = '(min-width: 75em) 1100px, 100vw';

const sources = (type: string): string =>
  [640, 1280].map((width) => `/demo/result-${width}.${type} ${width}w`).join(', ');

/** A screen of the product as it is, taken while the demo video is filmed. */
export function ResultPreview() {
  return (
    <Band
      id="result"
      title="What you get"
      intro="One number with an honest range, what drives it, and every line behind it."
    >
      <picture>
        <source type="image/avif" srcSet={sources('avif')} sizes={SIZES} />
        <img
          className={classes.screen}
          src="/demo/result-1280.webp"
          srcSet={sources('webp')}
          sizes={SIZES}
          width={1280}
          height={800}
          loading="lazy"
          decoding="async"
          alt="The result for a living room with water damage: the total, its range and the cost by category"
        />
      </picture>
      <LinkButton to={paths.sample()} size="md" variant="default">
        Read a sample estimate
      </LinkButton>
    </Band>
  );
}
