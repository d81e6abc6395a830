import type { ScopeFacts } from '../../domain/scope/scope-facts.ts';
import type { PaymentStep, Retainage } from '../../domain/money/payments.ts';
import { builder } from '../../graphql/builder.ts';

const StatedAllowanceRef = builder
  .objectRef<ScopeFacts['allowances'][number]>('StatedAllowance')
  .implement({
    description: 'Dollars set aside for goods to be chosen.',
    fields: (t) => ({
      goods: t.exposeString('goods', { description: 'Kind of goods, e.g. `Tile`.' }),
      words: t.exposeString('words', { description: 'Words of the request.' }),
      amount: t.expose('amount', {
        type: 'Money',
        description: 'US dollars for one `unit`, or for all, e.g. 400.',
      }),
      unit: t.exposeString('unit', {
        nullable: true,
        description: 'Unit code; null when the amount is for all of it.',
      }),
      only: t.exposeString('only', {
        nullable: true,
        description: 'Only goods whose catalog codes begin so; null for all of the kind.',
      }),
      statedIn: t.exposeString('statedIn', { description: 'Where it was read.' }),
    }),
  });

const StatedAgeRef = builder.objectRef<ScopeFacts['ages'][number]>('StatedAge').implement({
  description: 'How old something is that the work replaces.',
  fields: (t) => ({
    lifeKeys: t.exposeStringList('lifeKeys', {
      description: 'Beginnings of the keys of service lives; empty for the house itself.',
    }),
    years: t.exposeFloat('years', { description: 'Age or time in years.' }),
    isFromUpload: t.boolean({
      description: 'True when an upload says so; the words of the request beat it.',
      resolve: ({ from }) => from === 'UPLOAD',
    }),
  }),
});

const RetainageRef = builder.objectRef<Retainage>('Retainage').implement({
  description: 'What the owner holds of each payment but a deposit.',
  fields: (t) => ({
    rate: t.exposeFloat('rate', { description: 'Share that is held: 0.1 is 10 percent.' }),
    until: t.exposeFloat('until', {
      description: 'Share of the price at which it ends: 1 is the end of the job.',
    }),
  }),
});

const ToldPaymentRef = builder.objectRef<PaymentStep>('ToldPayment').implement({
  description: 'One step of the payments that a request tells.',
  fields: (t) => ({
    due: t.exposeString('due', { description: 'When it is due, e.g. `At signing`.' }),
    share: t.exposeFloat('share', { description: 'Share of the price; all steps make 1.' }),
    deposit: t.exposeBoolean('deposit', {
      description: 'Paid before work stands for it, so that a cap of the state holds.',
    }),
  }),
});

const OverheadAndProfitRef = builder
  .objectRef<NonNullable<ScopeFacts['overheadAndProfit']>>('OverheadAndProfit')
  .implement({
    description: 'Rates that the request states for the whole job.',
    fields: (t) => ({
      overhead: t.exposeFloat('overhead', { description: 'Share from 0 to 1: 0.1 is 10 percent.' }),
      profit: t.exposeFloat('profit', { description: 'Share from 0 to 1: 0.1 is 10 percent.' }),
    }),
  });

const ToldDepreciationRef = builder
  .objectRef<NonNullable<ScopeFacts['depreciation']>>('ToldDepreciation')
  .implement({
    description: 'Depreciation that the request states for the whole job.',
    fields: (t) => ({
      rate: t.exposeFloat('rate', {
        nullable: true,
        description:
          'Share of what wears out, from 0 to 1; null where the request states only its kind.',
      }),
      isRecoverable: t.exposeBoolean('isRecoverable', {
        description: 'Paid out once the work is done.',
      }),
    }),
  });

export const ScopeFactsRef = builder.objectRef<ScopeFacts>('ScopeFacts').implement({
  description: 'What was said once, of the whole job; null, false or empty where nobody said it.',
  fields: (t) => ({
    state: t.exposeString('state', {
      nullable: true,
      description: 'Two letters, e.g. `CA`; the ZIP code says otherwise where they differ.',
    }),
    yearBuilt: t.exposeInt('yearBuilt', {
      nullable: true,
      description: 'Year in which the building was built, e.g. 1962.',
    }),
    stories: t.exposeFloat('stories', {
      nullable: true,
      description: 'Stories of the building, e.g. 2 or 1.5.',
    }),
    pitch: t.exposeFloat('pitch', {
      nullable: true,
      description: 'Pitch of the roof: inches of rise for 12 inches of run, e.g. 6.',
    }),
    peril: t.exposeString('peril', {
      nullable: true,
      description: 'Cause of loss, e.g. `water`.',
    }),
    afterHours: t.exposeBoolean('afterHours', {
      description: 'True for work at night or on weekends.',
    }),
    occupied: t.exposeBoolean('occupied', {
      description: 'True when people live or work there meanwhile.',
    }),
    walkUp: t.exposeBoolean('walkUp', {
      description: 'True for an upper floor without an elevator.',
    }),
    highRise: t.exposeBoolean('highRise', { description: 'True in a high-rise.' }),
    prevailingWage: t.exposeBoolean('prevailingWage', {
      description: 'True when public wage rates apply.',
    }),
    leadPaint: t.exposeBoolean('leadPaint', { description: 'True when lead-safe work is wanted.' }),
    budget: t.expose('budget', {
      type: 'Money',
      nullable: true,
      description: 'What the whole is to stay within, in US dollars.',
    }),
    deductible: t.expose('deductible', {
      type: 'Money',
      nullable: true,
      description: 'Deductible of the policy, in US dollars.',
    }),
    priorPayments: t.expose('priorPayments', {
      type: 'Money',
      nullable: true,
      description: 'What the carrier has paid already, in US dollars.',
    }),
    depreciation: t.field({
      type: ToldDepreciationRef,
      nullable: true,
      description: 'Depreciation that the request states; null leaves it to ages and useful lives.',
      resolve: (facts) => facts.depreciation,
    }),
    taxRate: t.exposeFloat('taxRate', {
      nullable: true,
      description: 'Sales tax that the request states, from 0 to 1; null leaves it to the state.',
    }),
    codeUpgrade: t.expose('codeUpgrade', {
      type: 'Money',
      nullable: true,
      description: 'What the work costs that only the building code asks for, in US dollars.',
    }),
    overheadAndProfit: t.field({
      type: OverheadAndProfitRef,
      nullable: true,
      description: 'Rates of overhead and profit that the request states, e.g. 10 and 10 percent.',
      resolve: (facts) => facts.overheadAndProfit,
    }),
    contingencyRate: t.exposeFloat('contingencyRate', {
      nullable: true,
      description: 'Share from 0 to 1: 0.1 is 10 percent.',
    }),
    retainage: t.field({
      type: RetainageRef,
      nullable: true,
      description: 'Share held back of each payment of a bid; null where the request does not say.',
      resolve: (facts) => facts.retainage ?? null,
    }),
    payments: t.field({
      type: [ToldPaymentRef],
      nullable: true,
      description: 'When the price of a bid is paid; null where the request does not say.',
      resolve: (facts) => facts.payments ?? null,
    }),
    allowances: t.field({
      type: [StatedAllowanceRef],
      description: 'Goods with a price of their own.',
      resolve: (facts) => facts.allowances,
    }),
    ages: t.field({
      type: [StatedAgeRef],
      description: 'Ages of the house and of things in it.',
      resolve: (facts) => facts.ages,
    }),
    units: t.exposeInt('units', {
      nullable: true,
      description: 'Dwelling or rental units the job is of.',
    }),
    insured: t.exposeString('insured', {
      nullable: true,
      description: 'Name of the insured person or company, as the claim has it.',
    }),
    carrier: t.exposeString('carrier', { nullable: true, description: 'The insurance company.' }),
    policyNumber: t.exposeString('policyNumber', {
      nullable: true,
      description: 'Policy number as the policy has it.',
    }),
    carrierClaimNumber: t.exposeString('carrierClaimNumber', {
      nullable: true,
      description: 'The claim number of the carrier; `claimNumber` of a job is our own reference.',
    }),
    dateOfLoss: t.exposeString('dateOfLoss', {
      nullable: true,
      description: 'ISO 8601 day, e.g. `2026-10-12`.',
    }),
  }),
});
