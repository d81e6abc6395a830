/** The pictures of the carousel in the order they are shown, each `before` followed by its `after`. */
export const HERO_PICTURES = [
  {
    name: 'living-before',
    alt: 'Living room after a burst pipe: standing water, buckled floorboards and a tide mark on the wall',
  },
] as const satisfies readonly { name: string; alt: string }[];
