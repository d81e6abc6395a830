// What the figures of an estimate are, by their names on the wire. Dollars unless it says otherwise.

export const LINE_CLAIM_MEANINGS = {
  removal_code:
    'Of the price book: the removal joined into a remove-and-replace line; null without.',
  age: 'Years; null for work that does not age.',
  is_age_assumed: 'Nobody stated the age.',
  life: 'Usual service life, years; null for work that does not age.',
  depreciation_rate: 'Share of the material and its tax lost to age, 0–1.',
  depreciation: 'Dollars lost to age.',
  is_recoverable: 'The depreciation is paid out once the work is done.',
  acv: 'Actual cash value: TOTAL_PRICE less the depreciation, dollars.',
} as const;

export const COST_SPLIT_MEANINGS = {
  labor: 'At billed rates, dollars.',
  material: 'With waste, dollars.',
  equipment: 'Rent, fees and fuel, dollars.',
} as const;

export const CLAIM_MEANINGS = {
  rcv: 'Replacement cost value: the total with tax, overhead and profit, dollars.',
  recoverable_depreciation: 'Held back until the work is done, dollars.',
  non_recoverable_depreciation: 'Never paid out, dollars.',
  acv: 'Actual cash value: `rcv` less both depreciations, dollars.',
  deductible: 'Of the policy, dollars; null when it was not stated.',
  net: 'First payment: `acv` less the deductible, never below 0, dollars; null without a deductible.',
  net_on_completion:
    'All that is payable once the work is done, dollars; null without a deductible.',
  overhead_method:
    'How overhead and profit were added: `additive` both on the repair lines, `cumulative` profit on the overhead, too.',
  overhead_reason: 'Why overhead and profit are charged or not, as a sentence.',
} as const;

export const BID_PRICING_MEANINGS = {
  labor: 'At billed rates, dollars.',
  material: 'With waste, before tax, dollars.',
  equipment: 'Rent, fees and fuel, dollars.',
  tax: 'Sales tax in the price, dollars.',
  direct_cost: 'Own crew at loaded wages, licensed trades and goods at their price, dollars.',
  markup_rate: 'Price before tax over direct cost, less 1.',
  margin: 'Share of the price before tax left after direct cost, up to 1.',
  usual_markup_rate: 'Markup such a job usually carries, as `markup_rate` is.',
  usual_price: 'Price before tax at the usual markup, dollars.',
  contingency_rate: 'Of the price, 0–1.',
  contingency: 'Kept beside the price, not in it, dollars.',
  price: 'The total of the estimate, dollars.',
  valid_days: 'How long the price holds, days.',
  alternates: 'Choices priced side by side; none is in the price.',
  'alternates.id': 'Unique within the bid, e.g. `A1`.',
  'alternates.name': 'What would be done instead, or added.',
  'alternates.amount': 'Change of the price with tax and markup, dollars; negative takes off.',
  allowances: 'Goods the owner still chooses; all are in the price.',
  'allowances.name': 'What it is for.',
  'allowances.code': 'Of the price book: the line that holds it.',
  'allowances.quantity': 'In `unit`.',
  'allowances.unit': 'Unit code, e.g. EA, SF.',
  'allowances.unit_amount': 'Material delivered, without labor and tax, dollars per unit.',
  'allowances.amount': 'For the whole quantity, dollars.',
  'allowances.stated_in':
    '`your description`, or the name of a document; null when the amount is the price book’s.',
  payment_schedule: 'By the size of the job, in order; adds up to the price.',
  'payment_schedule.due': 'When it is due, in words.',
  'payment_schedule.share': 'Of the price, 0–1.',
  'payment_schedule.amount': 'Dollars.',
  deposit_note: 'What the state says of deposits; null where nothing is known.',
} as const;

export const DELIVERY_TOTAL_MEANINGS = {
  trade_direct: 'The owner hires each trade; total in dollars.',
  gc_managed: 'A general contractor manages the trades; total in dollars.',
  full_service: 'A full-service remodeler does everything; total in dollars.',
} as const;

export const FINISH_TOTAL_MEANINGS = {
  low: 'All lines at the low finish level, dollars.',
  standard: 'All lines at the standard finish level, dollars.',
  high: 'All lines at the high finish level, dollars.',
} as const;
