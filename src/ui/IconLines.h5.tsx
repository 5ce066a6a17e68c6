import './IconLines.h5.scss';

/** A drawing of its own in the page: as a mask each would be a picture to load, which held the first paint up by 5 ms on a slow phone. */
export function IconLines({ path, className }: { path: string; className: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
