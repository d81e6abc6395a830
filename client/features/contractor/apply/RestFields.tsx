import { NativeSelect, Textarea } from '@mantine/core';
import { HOW_HEARD } from '../../../../server/domain/leads/contractor-choices.ts';
import { CONTRACTOR_LIMITS, megabytes } from '../../../../server/domain/limits.ts';
import { FileChoice } from '../../../components/FileChoice.tsx';
import classes from './Apply.module.css';
import type { FieldsProps } from '../TextLines.tsx';
import { PAPERS_KEPT_DAYS } from '../../../../server/domain/catalog.ts';

const HEARD = [{ value: '', label: 'Choose one' }, ...HOW_HEARD];

type RestField = 'availability' | 'notes' | 'howHeard' | 'file' | 'trap';

export function RestFields({ propsOf }: FieldsProps<RestField>) {
  return (
    <>
      <Textarea
        label="Availability"
        description="When you can take on work, e.g. weekdays from March on."
        rows={2}
        autosize={false}
        maxLength={CONTRACTOR_LIMITS.availability}
        {...propsOf('availability')}
      />
      <Textarea
        label="Notes"
        rows={4}
        autosize={false}
        maxLength={CONTRACTOR_LIMITS.notes}
        {...propsOf('notes')}
      />
      <NativeSelect label="How did you hear about us?" data={HEARD} {...propsOf('howHeard')} />
      <FileChoice
        label="License or insurance certificate"
        hint={`JPEG, PNG or PDF, up to ${megabytes(CONTRACTOR_LIMITS.fileBytes)}. Stored encrypted, deleted ${PAPERS_KEPT_DAYS} days after the review.`}
        accept="image/jpeg,image/png,application/pdf"
        {...propsOf('file')}
      />
      <div className={classes.trap} aria-hidden="true">
        <label>
          Leave this empty
          <input
            name="hp"
            tabIndex={-1}
            autoComplete="off"
            {...propsOf('trap', { withError: false })}
          />
        </label>
      </div>
    </>
  );
}
