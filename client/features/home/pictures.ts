/** The pictures of the carousel in the order they are shown: damaged, being worked on, put right. */
export const HERO_PICTURES = [
  {
    name: 'living-before',
    alt: 'Living room after a burst pipe: standing water, buckled floorboards and a tide mark on the wall',
  },
  {
    name: 'living-after',
    alt: 'The same living room repaired: new wood floor, fresh paint, a sofa, a rug and a plant',
  },
  {
    name: 'house-before',
    alt: 'House front after a storm: missing shingles, a blue tarp on the roof and a gutter hanging loose',
  },
  {
    name: 'house-after',
    alt: 'The same house with a new shingle roof, blue siding, a straight gutter and a red front door',
  },
  {
    name: 'bathroom-before',
    alt: 'Bathroom after a long leak: mold on the walls, a stained ceiling and tiles fallen off beside the tub',
  },
  {
    name: 'bathroom-after',
    alt: 'The same bathroom renewed: white wall tile, an oak vanity with a round mirror and green walls',
  },
  {
    name: 'kitchen-before',
    alt: 'Kitchen after water damage: stained ceiling, hanging cabinet doors, missing tile and a torn-up floor',
  },
  {
    name: 'kitchen-after',
    alt: 'The same kitchen rebuilt: green cabinets, marble counters, new range and wood floor',
  },
  {
    name: 'basement-before',
    alt: 'Wet basement: moldy block walls, water on a cracked floor, soaked boxes and an old water heater',
  },
  {
    name: 'basement-during',
    alt: 'The same basement being finished: stud walls with pink insulation, drywall with fresh joints, a ladder and lumber on sawhorses',
  },
  {
    name: 'basement-after',
    alt: 'The same basement finished as a laundry room: blue cabinets, a wood counter, two machines and a plank floor',
  },
] as const satisfies readonly { name: string; alt: string }[];
