// The feature grid. Each sentence is to be true of the product.
import IconBook2 from '~icons/tabler/book-2';
import IconEdit from '~icons/tabler/edit';
import IconFileTypePdf from '~icons/tabler/file-type-pdf';
import IconGauge from '~icons/tabler/gauge';
import IconMapPin from '~icons/tabler/map-pin';
import IconRuler2 from '~icons/tabler/ruler-2';
import IconShieldCheck from '~icons/tabler/shield-check';
import IconShoppingCart from '~icons/tabler/shopping-cart';
import IconUsers from '~icons/tabler/users';

export const FEATURES = [
  {
    icon: IconMapPin,
    title: 'Priced for your ZIP code',
    text: 'Labor, materials and sales tax follow the place, not a national average.',
  },
  {
    icon: IconBook2,
    title: 'A source for every price',
    text: 'Open a line and see how its quantity and price came about, so you can check it or argue with it.',
  },
  {
    icon: IconGauge,
    title: 'An honest range',
    text: 'A likely low and high beside the total, and the questions whose answers would narrow them.',
  },
  {
    icon: IconRuler2,
    title: 'Reads plans and papers',
    text: 'Rooms and sizes come from floor plans, PDFs and Word or Excel files where they state them.',
  },
  {
    icon: IconEdit,
    title: 'Every line is yours to edit',
    text: 'Change quantities and prices like in a spreadsheet. Every saved version can be brought back.',
  },
  {
    icon: IconShoppingCart,
    title: 'A materials list',
    text: 'Turn the estimate into a shopping list with quantities, waste included.',
  },
  {
    icon: IconFileTypePdf,
    title: 'PDF and Excel',
    text: 'Export it anytime, for yourself, for an adjuster or as a contractor’s bid.',
  },
  {
    icon: IconUsers,
    title: 'Contractors, when you ask',
    text: 'At most four verified contractors hear of your job. They get your contact details only once you accept.',
  },
  {
    icon: IconShieldCheck,
    title: 'Your files stay yours',
    text: 'Nobody else can open them, and previews carry no place or camera data.',
  },
] as const;
