import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Group, SimpleGrid, Text, TextInput } from '@mantine/core';
import { focusNow } from '../../components/add-work/focus-now.ts';
import { CorrectPaperDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { useSentForm } from '../../hooks/use-sent-form.ts';
import { readMoney, typedNumber } from '../../lib/typed-number.ts';
import classes from './Paper.module.css';
import type { Paper, PaperLine } from './use-paper.ts';

const MONEY = {
  unitPrice: 'Unit price',
  tax: 'Tax',
  overheadProfit: 'Overhead and profit',
  rcv: 'Amount',
  depreciation: 'Depreciation',
  acv: 'Actual cash value',
} as const;
type MoneyField = keyof typeof MONEY;
const MONEY_FIELDS = Object.keys(MONEY) as MoneyField[];

const FLAGS = {
  isExcluded: 'Not included',
  isAlternate: 'Option',
  isCredit: 'Credit',
} as const;
type Flag = keyof typeof FLAGS;
const FLAG_FIELDS = Object.keys(FLAGS) as Flag[];

type TextField = 'description' | 'room' | 'quantity' | 'unit' | MoneyField;
type Draft = Record<TextField, string> &
  Record<Flag, boolean> & {
    /** Amounts of each of several bidders; empty with one. */
    amounts: readonly string[];
  };

const textOf = (value: number | string | null | undefined): string => String(value ?? '');

const draftOf = (line: PaperLine | null, bidders: Bidders): Draft => ({
  amounts: bidders.map((_, index) => textOf(line?.amounts[index])),
  description: textOf(line?.description),
  room: textOf(line?.room),
  quantity: textOf(line?.quantity),
  unit: textOf(line?.unit),
  unitPrice: textOf(line?.unitPrice),
  tax: textOf(line?.tax),
  overheadProfit: textOf(line?.overheadProfit),
  rcv: textOf(line?.rcv),
  depreciation: textOf(line?.depreciation),
  acv: textOf(line?.acv),
  isExcluded: line?.isExcluded ?? false,
  isAlternate: line?.isAlternate ?? false,
  isCredit: line?.isCredit ?? false,
});

type FaultPlace = TextField | `amounts.${number}`;

/** What is typed as values, and a sentence for each field whose text is none. */
const valuesOf = (draft: Draft) => {
  const faults: Partial<Record<FaultPlace, string>> = {};
  const moneyIn = (typed: string, at: FaultPlace): number | null => {
    const text = typed.trim();
    if (text === '') return null;
    const read = readMoney(text, null);
    if ('value' in read) return read.value;
    faults[at] = read.hint;
    return null;
  };
  const money = (field: MoneyField) => moneyIn(draft[field], field);
  const quantity = typedNumber(draft.quantity);
  if (quantity === undefined) faults.quantity = 'Enter a number, or leave it empty.';
  if (draft.description.trim() === '') faults.description = 'Describe the line.';
  const values = {
    description: draft.description.trim(),
    room: draft.room.trim(),
    quantity: quantity ?? null,
    unit: draft.unit.trim(),
    unitPrice: money('unitPrice'),
    tax: money('tax'),
    overheadProfit: money('overheadProfit'),
    rcv: money('rcv'),
    depreciation: money('depreciation'),
    acv: money('acv'),
    isExcluded: draft.isExcluded,
    isAlternate: draft.isAlternate,
    isCredit: draft.isCredit,
    ...(draft.amounts.length > 0 && {
      amounts: draft.amounts.map((typed, index) => moneyIn(typed, `amounts.${index}`)),
    }),
  };
  return { values, faults };
};

type Bidders = readonly { name: string }[];

interface EditPaperLineProps {
  paper: Paper;
  /** Whose amounts stand side by side; empty with one. */
  bidders: Bidders;
  /** The line; null for one that was missed. */
  line: PaperLine | null;
  onClose: () => void;
}

/** One line as it stands on the paper. Saved at once; the file itself stays as it is. */
export function EditPaperLine({ paper, bidders, line, onClose }: EditPaperLineProps) {
  const [send, { isSending, problem }] = useSend(CorrectPaperDocument);
  const form = useSentForm<Draft>(
    problem,
    {
      initialValues: draftOf(line, bidders),
      validate: (draft) => valuesOf(draft).faults,
    },
    [],
  );
  const target = { fileId: paper.id, version: paper.version };
  const correct = async (change: { lines: object[] } | { removed: string[] }) => {
    const { kind } = await send({ input: { ...target, ...change } });
    if (kind === 'done') onClose();
  };
  const save = form.onSubmit((draft) =>
    correct({ lines: [{ ...(line && { id: line.id }), ...valuesOf(draft).values }] }),
  );
  // Of several bidders each has an amount of its own.
  const isAskedFor = (field: MoneyField) => bidders.length === 0 || line?.[field] != null;
  const text = (field: FaultPlace, label: string, isNumber = false) => (
    <TextInput
      key={field}
      size="sm"
      label={label}
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      ref={field === 'description' ? focusNow : undefined}
      {...form.getInputProps(field)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    />
  );
  return (
    <form
      noValidate
      className={classes.edit}
      aria-label={line ? `Change ${line.description}` : 'Add a line'}
      onSubmit={save}
    >
      {text('description', 'Description')}
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs">
        {text('quantity', 'Quantity', true)}
        {text('unit', 'Unit')}
        {bidders.map(({ name }, index) => text(`amounts.${index}`, name, true))}
        {MONEY_FIELDS.filter(isAskedFor).map((field) => text(field, MONEY[field], true))}
        {text('room', 'Room')}
      </SimpleGrid>
      <Group gap="md">
        {FLAG_FIELDS.map((flag) => (
          <Checkbox
            key={flag}
            label={FLAGS[flag]}
            {...form.getInputProps(flag, { type: 'checkbox' })}
          />
        ))}
      </Group>
      {form.rest ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {form.rest}
        </Text>
      ) : null}
      <Group gap="xs">
        <Button type="submit" size="sm" loading={isSending}>
          Save
        </Button>
        <Button size="sm" variant="default" onClick={onClose}>
          Cancel
        </Button>
        {line ? (
          <Button
            size="sm"
            variant="subtle"
            color="red"
            ml="auto"
            onClick={() => void correct({ removed: [line.id] })}
          >
            This is not a line
          </Button>
        ) : null}
      </Group>
    </form>
  );
}
