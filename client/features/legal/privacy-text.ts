// What the product keeps, for how long and who sees it. Each sentence is true of the code; change them together.
import {
  KEPT_DELETED_DAYS,
  PAPERS_KEPT_DAYS,
  SIGN_IN_DAYS,
  SIGN_IN_IDLE_DAYS,
  LINK_MINUTES,
  SIGN_IN_NOTED_DAYS,
} from '../../../server/domain/catalog.ts';
import type { LegalSection } from './LegalPage.tsx';

export const PRIVACY: readonly LegalSection[] = [
  {
    title: 'In short',
    paragraphs: [
      'We keep what you give us to make your estimate, show it to you alone, and delete it when you say so. Nobody follows you around: there are no ads, no trackers, no cookies and no counters of other companies on these pages.',
      'Contractors see nothing of you until you ask for them, and your name and contacts only once both of you have said yes.',
    ],
  },
  {
    title: 'What we keep',
    points: [
      'Your projects with name and ZIP code, what you ask for in words, and your estimates with every version, materials and bids.',
      'The photos, videos, plans and documents you upload, as you sent them, and small pictures made of them.',
      'Your email address once you sign in; the browser and system of each sign-in in words, such as “Chrome on Windows”; and passkeys as their public halves.',
      'Requests for contractors: first name, time frame, area, notes, and a phone number only if you tick the box that it may be called. We record the words you agreed to and when.',
      'Messages between you and a contractor you were introduced to.',
      'From contractors: what they say in their application and profile, and documents that prove who they are.',
    ],
  },
  {
    title: 'Guests',
    paragraphs: [
      'Without an account, your browser makes a random key and keeps it; it stands for you with every call. We keep only a hash of it. Whoever uses this browser sees what you made in it. When you sign in, your work moves to your account and the key opens none of it any more.',
      'To keep the free trial fair we count estimates by that hash and by a keyed hash of your network address. The address itself is never stored.',
    ],
  },
  {
    title: 'Where your photos were taken',
    paragraphs: [
      'Phones write the place, time and camera into photos. The file you sent keeps that, and you alone can download it. The pictures we show and print are new copies without place, camera or profile. Contractors get no photos from us.',
    ],
  },
  {
    title: 'Who reads it',
    points: [
      `You. Addresses of files and PDFs carry a signature and open for ${LINK_MINUTES} minutes; whoever you hand one to within that time can open it, too.`,
      'Programs on our own server read your texts, plans and documents to price the work. No person looks at them.',
      'A language model, only where whoever runs this site has set a key for one: then the words of your request and pictures of your uploads are sent to that service for your estimate, and the estimate says so. Without a key nothing leaves the server.',
      'Contractors who are asked for your request: the work and its lines, the area and the amount, without name, street, phone, email and photos. After both of you have said yes: your first name, your email, and your phone number if you agreed to calls.',
      'Operators of this site, for contractors only: applications and documents that prove an identity. Each look is written down.',
    ],
  },
  {
    title: 'How long',
    points: [
      'Projects and estimates: until you delete them. For ' +
        `${KEPT_DELETED_DAYS} days you can bring them back, then rows and files are removed.`,
      'Uploads that no estimate was started with: one day.',
      `Sign-ins: until you sign out, ${SIGN_IN_IDLE_DAYS} days without use, or ${SIGN_IN_DAYS} days; the note of one that ended goes after another ${SIGN_IN_NOTED_DAYS} days. Sign-in codes are kept as hashes, for one day.`,
      `Documents that prove a contractor’s identity and files of applications: ${PAPERS_KEPT_DAYS} days after the decision. They are encrypted where they lie.`,
      'Back-ups and logs are up to whoever runs this site. Our logs hold no texts, files, keys or codes.',
    ],
  },
  {
    title: 'Take it along, or have it deleted',
    paragraphs: [
      'On the account page, with or without an account, “Export my data” gives you everything as one ZIP file, and “Delete my data” removes everything at once: rows, files, versions, requests with their record of consent, introductions and messages, a contractor profile with its papers. What runs is canceled, you are signed out everywhere, and you get an e-mail.',
      'Three things stay, and why: for one day, empty rows that say an estimate was made, so that daily limits hold. For a guest, the hash of the key and how many free estimates it has used. And the operators’ log of decisions about contractors, which names numbers and reasons, so that what operators do can be checked.',
      'What others got from you by e-mail or downloaded stays with them; we cannot take it back.',
    ],
  },
  {
    title: 'In your browser',
    paragraphs: [
      'The key or sign-in, light or dark, which estimates you wait for, and drafts of forms are kept in this browser’s storage, for these pages alone. We set no cookies.',
    ],
  },
];
