/** The sign of the house, as in favicon.svg: drawn in the page, so that it waits for no file. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden>
      <rect width="32" height="32" rx="7" fill="var(--mantine-color-plumb-8)" />
      <path
        d="M16 5v11"
        stroke="var(--mantine-color-white)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M11.5 15.5h9L16 27z" fill="var(--mantine-color-white)" />
    </svg>
  );
}
