import { useForm, type UseFormInput } from '@mantine/form';
import { isRecord } from '../../server/domain/is-record.ts';
import { placeProblem, type Problem } from '../lib/problem.ts';

/** `{ life, mail: { to, note } }` → `life`, `mail.to`, `mail.note` */
const fieldsOf = (values: object): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    isRecord(value) ? fieldsOf(value).map((field) => `${name}.${field}`) : [name],
  );

/**
 * A form that is sent as a whole. `getInputProps` gives a field its value and its error, the form's own before the
 * server's. Errors stay until the next try. `rest` is the problem that no field shows, or null.
 *
 * @param problem the server's answer to the last try, when it refused it
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
