// What the figures of an estimate are, by their names on the wire. Dollars unless it says otherwise.

export const LINE_CLAIM_MEANINGS = {
  removal_code: 'Code in the price book of the removal in a remove-and-replace line; null without.',
  age: 'Years; null for work that does not age.',
  is_age_assumed: 'Nobody stated the age.',
  life: 'Usual service life, years; null for work that does not age.',
  depreciation_rate:
    'Share of the material and its tax lost to age, 0–1; of the whole line where the claim tells one rate.',
  depreciation: 'Dollars lost to age.',
  is_recoverable: 'The depreciation is paid out once the work is done.',
  acv: 'Actual cash value: TOTAL_PRICE less the depreciation, dollars.',
} as const;

export const COST_SPLIT_MEANINGS = {
  labor: 'Labor at billed rates, dollars.',
  material: 'Goods with waste, dollars.',
  equipment: 'Rent, fees and fuel, dollars.',
} as const;

export const CLAIM_MEANINGS = {
  rcv: 'Replacement cost value: the total with tax, overhead and profit, dollars.',
  recoverable_depreciation: 'Held back until the work is done, dollars.',
  non_recoverable_depreciation: 'Never paid out, dollars.',
  acv: 'Actual cash value: `rcv` less both depreciations, dollars.',
  deductible: 'Deductible of the policy, dollars; null when it was not stated.',
  prior_payments: 'Paid by the carrier already, dollars; null when it was not stated.',
  code_upgrade:
    'Part of `rcv` that only the building code asks for, held back until the work is done, dollars; null when it was not stated.',
  net: 'First payment: `acv` less code upgrade, deductible and prior payments, never below 0, dollars; null without a deductible.',
  net_on_completion:
    'All that is payable once the work is done, dollars; null without a deductible.',
  overhead_method:
    'How overhead and profit were added: `additive` both on the repair lines, `cumulative` profit on the overhead, too.',
  overhead_reason: 'Why overhead and profit are charged or not, as a sentence.',
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
