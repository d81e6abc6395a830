// What may be expected of the product, and what it expects. Each sentence is true of the code; change them together.
import type { LegalSection } from './LegalPage.tsx';

export const TERMS: readonly LegalSection[] = [
  {
    title: 'What an estimate is',
    paragraphs: [
      'A well-founded first number, made by a program from what you told and showed it, a price book and figures for your region. It says for each line where the quantity and the price come from, so you can check it or argue with it.',
      'It is no offer, no inspection and no advice on law, insurance or safety. Nobody has seen the place. Hidden damage, local rules and the market can change the price. Before you sign anything, have someone look at the place.',
      'It promises nothing about what an insurer will pay. “Claim number” here is our own reference, not your insurer’s.',
    ],
  },
  {
    title: 'Using it',
    points: [
      'You can try it as a guest, a limited number of times, without a card. Signing in unlocks more; there are limits for a day so that everybody gets a turn.',
      'Upload what you may show: your own photos and plans, or those you were given for this. Leave out what is not needed, such as faces and account numbers.',
      'What you upload and write stays yours. We use it to make and show your estimate, and for nothing else.',
      'Do not try to break in, to read what belongs to others, or to wear the service out. We may stop accounts and networks that do.',
    ],
  },
  {
    title: 'Contractors',
    paragraphs: [
      'Applying is free, and a place in the list cannot be bought. An operator looks at applications and at a document that proves an identity before anybody is introduced. That is a check of who somebody is, not of how they work: ask for license, insurance and references yourself.',
      'Whatever you agree on with a contractor is between the two of you. We take no part in it, no share of it, and are no party to it.',
      'Contractors use contacts from an introduction for that work only, and call a phone number only where its owner agreed.',
    ],
  },
  {
    title: 'When it does not work',
    paragraphs: [
      'This is a beta. It may be away for a while, and it may be wrong. We store changes as you save them and keep earlier versions, but download what you cannot do without: PDF, Excel and the export of all your data are there at any time.',
      'As far as the law allows, whoever runs this site answers for damage it causes on purpose or by gross negligence, and not for decisions made on an estimate alone. Rights the law gives you as a consumer stay.',
    ],
  },
  {
    title: 'Changes, and leaving',
    paragraphs: [
      'The terms that count are those on this page. You can leave at any time: “Delete my data” on the account page ends everything at once.',
      'Plumbline is software that others run: whoever runs this site is who you deal with, and can be reached where they have told you of it.',
    ],
  },
];
