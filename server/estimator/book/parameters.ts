// Parameters of an assembly as a person reads and sets them: label, unit, help and choices.
import type { PARAMETER_KINDS } from './parameter-rows.ts';

export interface AssemblyParameter {
  /** Name in formulas and scopes, e.g. `door_count`. */
  name: string;
  label: string;
  /** `SF`, `LF`, `EA`, `ft`, `hours`, …; empty where there is none. */
  unit: string;
  /** One sentence: what it counts, or what follows from it. */
  help: string;
  /** The question for the parameter, with its consequence: `Tear off the old roof? If not, the new roof goes over it.` */
  question: string;
  /** Yes and no are the numbers 1 and 0. */
  kind: (typeof PARAMETER_KINDS)[keyof typeof PARAMETER_KINDS];
  /** Choices of a CHOICE in the order to show them, else empty. */
  choices: readonly { value: number | string; label: string }[];
  /** Bounds of a NUMBER. They are null where nothing bounds it. */
  min: number | null;
  max: number | null;
}
