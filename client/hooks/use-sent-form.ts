import { useForm, type UseFormInput } from '@mantine/form';
import { isRecord } from '../../server/domain/is-record.ts';
import { placeProblem, type Problem } from '../lib/problem.ts';

/** `{ life, mail: { to, note } }` → `life`, `mail.to`, `mail.note` */
const fieldsOf = (values: object): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    isRecord(value) ? fieldsOf(value).map((field) => `${name}.${field}`) : [name],
  );

/**
 * A form that is sent as a whole. `getInputProps` gives a field its value and its error: what the form has against it, or else
 * what the server had. Errors stay until the next try. `rest` is what no field shows, null when the fields say it all.
 *
 * @param problem what the server said against what was sent last
 * @param shown the fields that show an error
 */
export function useSentForm<Values extends object>(
  problem: Problem | null,
  options: UseFormInput<Values> & { initialValues: Values },
  shown: readonly string[] = fieldsOf(options.initialValues),
) {
  const { at, form: rest } = placeProblem(problem, shown);
  const form = useForm<Values>({
    clearInputErrorOnChange: false,
    enhanceGetInputProps: ({ inputProps, field }) =>
      inputProps.error ? undefined : { error: at[String(field)] },
    ...options,
  });
  return { ...form, rest };
}
