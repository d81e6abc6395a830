/** `Width, LF` */
export const parameterLabel = ({ label, unit }: { label: string; unit: string | null }): string =>
  unit ? `${label}, ${unit}` : label;
