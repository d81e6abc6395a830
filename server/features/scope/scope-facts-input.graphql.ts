import { ALLOWANCE_GOODS } from '../../domain/scope/fact-choices.ts';
import { builder } from '../../graphql/builder.ts';
import { becauseField } from './scope-because-input.graphql.ts';

const StatedAllowanceInput = builder.inputType('StatedAllowanceInput', {
  description: 'Dollars set aside for goods to be chosen.',
  fields: (t) => ({
    goods: t.string({ description: `One of ${ALLOWANCE_GOODS.join(', ')}.` }),
    words: t.string({ description: 'Words that people read.' }),
    amount: t.field({
      type: 'Money',
      description: 'US dollars for one `unit`, or for all, e.g. 400.',
    }),
    unit: t.string({ required: false, description: 'Unit code; absent for all of it.' }),
    only: t.string({
      required: false,
      description: 'Only goods whose catalog codes begin so; absent for all of the kind.',
    }),
    statedIn: t.string({
      required: false,
      description: 'Where it stands; absent for what the owner sets now.',
    }),
  }),
});

const StatedAgeInput = builder.inputType('StatedAgeInput', {
  description: 'How old something is that the work replaces.',
  fields: (t) => ({
    lifeKeys: t.stringList({
      description: 'Beginnings of the keys of service lives; empty for the house itself.',
    }),
    years: t.float({ description: 'Age or time in years.' }),
    isFromUpload: t.boolean({
      required: false,
      description:
        "True for what an upload says; false or absent for the owner's own word, which beats it.",
    }),
  }),
});

const OverheadAndProfitInput = builder.inputType('OverheadAndProfitInput', {
  description: 'Rates for the whole job.',
  fields: (t) => ({
    overhead: t.float({ description: 'Share from 0 to 1: 0.1 is 10 percent.' }),
    profit: t.float({ description: 'Share from 0 to 1: 0.1 is 10 percent.' }),
  }),
});

const RetainageInput = builder.inputType('RetainageInput', {
  description: 'What the owner holds of each payment but a deposit.',
  fields: (t) => ({
    rate: t.float({ description: 'Share that is held, from 0 to 0.5: 0.1 is 10 percent.' }),
    until: t.float({
      description: 'Share of the price at which it ends: 1 is the end of the job.',
    }),
  }),
});

const ToldPaymentInput = builder.inputType('ToldPaymentInput', {
  description: 'One step of the payments of a bid.',
  fields: (t) => ({
    due: t.string({ description: 'When it is due, e.g. `At signing`.' }),
    share: t.float({ description: 'Share of the price, from 0 to 1; all steps make 1.' }),
    deposit: t.boolean({
      description: 'Paid before work stands for it, so that a cap of the state holds.',
    }),
  }),
});

const ToldDepreciationInput = builder.inputType('ToldDepreciationInput', {
  description: 'Depreciation for the whole job.',
  fields: (t) => ({
    rate: t.float({
      required: false,
      description: 'Share of what wears out, from 0 to 1; absent where only its kind is known.',
    }),
    isRecoverable: t.boolean({ description: 'Paid out once the work is done.' }),
  }),
});

export const SetFactsInput = builder.inputType('SetFactsInput', {
  description: 'What is true of the whole job; absent stays as it is, null is not known.',
  fields: (t) => ({
    state: t.string({
      required: false,
      description: 'Two letters, e.g. `CA`; the ZIP code says otherwise where they differ.',
    }),
    yearBuilt: t.int({
      required: false,
      description: 'Year in which the building was built, e.g. 1962.',
    }),
    stories: t.float({ required: false, description: 'Stories of the building, e.g. 2 or 1.5.' }),
    pitch: t.float({
      required: false,
      description: 'Pitch of the roof: inches of rise for 12 inches of run, e.g. 6.',
    }),
    peril: t.string({ required: false, description: 'Cause of loss, e.g. `water`.' }),
    afterHours: t.boolean({
      required: false,
      description: 'True for work at night or on weekends.',
    }),
    occupied: t.boolean({
      required: false,
      description: 'True when people live or work there meanwhile.',
    }),
    walkUp: t.boolean({
      required: false,
      description: 'True for an upper floor without an elevator.',
    }),
    highRise: t.boolean({ required: false, description: 'True in a high-rise.' }),
    prevailingWage: t.boolean({
      required: false,
      description: 'True when public wage rates apply.',
    }),
    leadPaint: t.boolean({ required: false, description: 'True when lead-safe work is wanted.' }),
    budget: t.field({
      type: 'Money',
      required: false,
      description: 'What the whole is to stay within, in US dollars.',
    }),
    deductible: t.field({
      type: 'Money',
      required: false,
      description: 'Deductible of the policy, in US dollars.',
    }),
    priorPayments: t.field({
      type: 'Money',
      required: false,
      description: 'What the carrier has paid already, in US dollars.',
    }),
    depreciation: t.field({
      type: ToldDepreciationInput,
      required: false,
      description: 'Depreciation for the whole job.',
    }),
    taxRate: t.float({
      required: false,
      description: 'Rate of the sales tax, from 0 to 0.25: 0.0863 is 8.63 percent.',
    }),
    codeUpgrade: t.field({
      type: 'Money',
      required: false,
      description: 'What the work costs that only the building code asks for, in US dollars.',
    }),
    overheadAndProfit: t.field({
      type: OverheadAndProfitInput,
      required: false,
      description: 'Rates for the whole job.',
    }),
    contingencyRate: t.float({
      required: false,
      description: 'Share from 0 to 1: 0.1 is 10 percent.',
    }),
    retainage: t.field({
      type: RetainageInput,
      required: false,
      description: 'Held of each payment of a bid.',
    }),
    payments: t.field({
      type: [ToldPaymentInput],
      required: false,
      description: 'When the price of a bid is paid, 2 to 12 steps; null for the usual steps.',
    }),
    allowances: t.field({
      type: [StatedAllowanceInput],
      required: false,
      description: 'All of them; at most 200.',
    }),
    ages: t.field({
      type: [StatedAgeInput],
      required: false,
      description: 'All of them; at most 50.',
    }),
    units: t.int({
      required: false,
      description: 'How many dwelling or rental units the job is of.',
    }),
    insured: t.string({
      required: false,
      description: 'Name of the insured person or company, as the claim has it.',
    }),
    carrier: t.string({ required: false, description: 'The insurance company.' }),
    policyNumber: t.string({ required: false, description: 'Policy number as the policy has it.' }),
    carrierClaimNumber: t.string({
      required: false,
      description: 'The claim number of the carrier.',
    }),
    dateOfLoss: t.string({
      required: false,
      description: 'ISO 8601 day, e.g. `2026-10-12`.',
    }),
    because: t.field(becauseField),
  }),
});
