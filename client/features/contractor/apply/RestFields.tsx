import { NativeSelect, Textarea } from '@mantine/core';
import { HOW_HEARD } from '../../../../server/domain/contractor-choices.ts';
import { CONTRACTOR_LIMITS, megabytes } from '../../../../server/domain/limits.ts';
import { FileChoice } from '../../../components/FileChoice.tsx';
import classes from './Apply.module.css';
import type { Application } from './use-application.ts';
import { PAPERS_KEPT_DAYS } from '../../../../server/domain/catalog.ts';

const HEARD = [{ value: '', label: 'Choose one' }, ...HOW_HEARD];

interface RestFieldsProps {
  application: Application;
  errors: Readonly<Partial<Record<string, string>>>;
}

export function RestFields({ application, errors }: RestFieldsProps) {
  const { draft, change, unkept, changeUnkept } = application;
  return (
    <>
      <Textarea
        label="Availability"
        description="When you can take on work, e.g. weekdays from March on."
        rows={2}
        autosize={false}
        maxLength={CONTRACTOR_LIMITS.availability}
        value={draft.availability}
        error={errors.availability}
        onChange={({ currentTarget }) => change({ availability: currentTarget.value })}
      />
      <Textarea
        label="Notes"
        rows={4}
        autosize={false}
        maxLength={CONTRACTOR_LIMITS.notes}
        value={draft.notes}
        error={errors.notes}
        onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
      />
      <NativeSelect
        label="How did you hear about us?"
        data={HEARD}
        value={draft.howHeard}
        onChange={({ currentTarget }) => change({ howHeard: currentTarget.value })}
      />
      <FileChoice
        label="License or insurance certificate"
        hint={`JPEG, PNG or PDF, up to ${megabytes(CONTRACTOR_LIMITS.fileBytes)}. Stored encrypted, deleted ${PAPERS_KEPT_DAYS} days after the review.`}
        file={unkept.file}
        accept="image/jpeg,image/png,application/pdf"
        error={errors.file}
        onChange={(file) => changeUnkept({ file })}
      />
      <div className={classes.trap} aria-hidden="true">
        <label>
          Leave this empty
          <input
            name="hp"
            tabIndex={-1}
            autoComplete="off"
            value={unkept.trap}
            onChange={({ currentTarget }) => changeUnkept({ trap: currentTarget.value })}
          />
        </label>
      </div>
    </>
  );
}
