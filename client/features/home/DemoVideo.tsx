import IconX from '~icons/tabler/x';
import classes from './DemoVideo.module.css';

/** Opened by whatever says `data-opens="video"`; the video itself comes with show-video.ts, and not before it is asked for. */
export function DemoVideo() {
  return (
    <dialog className={classes.dialog} aria-labelledby="demo-title" data-video>
      <div className={classes.head}>
        <h2 id="demo-title" className={classes.title}>
          From your words to a priced list
        </h2>
        <form method="dialog">
          <button className={classes.close} aria-label="Close">
            <IconX size={20} />
          </button>
        </form>
      </div>
      <div className={classes.screen} data-screen />
    </dialog>
  );
}
