// Prints all estimates with their lines, page by page.
//   PLUMBLINE_TOKEN=plumb_… node examples/node/estimates.ts
// Scope of the token: ESTIMATES_READ.
import { ask } from './plumbline.ts';

interface Line {
  name: string;
  quantity: number;
  unit: string;
  total: number;
}

interface Page {
  viewer: {
    estimates: {
      nodes: {
        claimNumber: string;
        title: string | null;
        total: number;
        currency: string;
        items: Line[];
      }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  };
}

let after: string | null = null;
let hasNextPage = true;
while (hasNextPage) {
  const { viewer }: Page = await ask('estimates', { first: 10, after });
  for (const { claimNumber, title, total, currency, items } of viewer.estimates.nodes) {
    console.log(`${claimNumber} ${title ?? 'Estimate'}: ${total.toFixed(2)} ${currency}`);
    for (const line of items) {
      console.log(`  ${line.quantity} ${line.unit} ${line.name}: ${line.total.toFixed(2)}`);
    }
  }
  ({ hasNextPage, endCursor: after } = viewer.estimates.pageInfo);
}
