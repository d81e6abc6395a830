// The rules of a contractor's application, as the form and the server both check them.
import type { FieldError } from '../errors.ts';
import { EMAIL_INVALID } from '../text/form-sentences.ts';
import { isEmail } from './contractor-request.ts';
import { megabytes, CONTRACTOR_LIMITS } from '../limits.ts';

/** The form as it is filled in; its file is apart. */
export interface ContractorApplicationForm {
  fullName: string;
  company: string;
  email: string;
  phone: string;
  website: string;
  trades: readonly string[];
  /** ZIP codes as typed, separated by spaces, commas or lines. */
  zipCodes: string;
  licenseNumber: string;
  insured: boolean;
  bonded: boolean;
  /** Choice of years; empty while none is chosen. */
  yearsExperience: string;
  /** Sizes that were chosen; none stands for all of them. */
  projectSizes: readonly string[];
  /** Types that were chosen; none stands for all of them. */
  projectTypes: readonly string[];
  availability: string;
  notes: string;
  howHeard: string;
}

export const FILE_TOO_LARGE = `This file is larger than the ${megabytes(CONTRACTOR_LIMITS.fileBytes)} that fit here.`;

/** `94110, 94114-1234` as its codes. */
export const zipCodesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** What keeps an application from being sent, in the order of the form; nothing when it is complete. */
export const applicationFaults = ({
  fullName,
  email,
  phone,
  trades,
}: Pick<ContractorApplicationForm, 'fullName' | 'email' | 'phone' | 'trades'>): FieldError[] => {
  const faults: (FieldError | false)[] = [
    fullName.trim() === '' && { path: 'fullName', message: 'Please enter your full name.' },
    !isEmail(email.trim()) && { path: 'email', message: EMAIL_INVALID },
    phone.trim() === '' && { path: 'phone', message: 'Please enter a phone number.' },
    trades.length === 0 && { path: 'trades', message: 'Select at least one trade.' },
  ];
  return faults.filter((fault) => fault !== false);
};
