// What stands first in the ZIP, for whoever opens it.
import { PAPERS_KEPT_DAYS } from '../../domain/catalog.ts';

export const README = `Your Plumbline data

account.json          who you are to us, where you signed in, your passkeys by name
webhooks.json         addresses that are told of what happens, and what was sent to them
shared links.json     links you made for others to read, to whom they were mailed, how often they were opened
contractor.json       your contractor profile and applications, if you have one
projects/             a folder for each project, and in it one for each estimate:
  request.json          what you asked for, and the files it was asked with
  estimate.json         the estimate as it stands
  versions/             the estimate as it was before; older versions are removed when they take too much room
  materials.json        its materials, if there are any
  bid.json              the bid made from it, if there is one
  contractor requests.json   contractors you asked for, what you agreed to, and what was written
  proposals/             their proposals, each named by its lead and version
  estimate.pdf          the PDF last made of it
leads/                what you were shown and wrote as a contractor, and in proposals/ what you proposed
uploads/              your files as you sent them, each with what we know of it and read in it

While your contractor account is on hold, leads have what you wrote and not what homeowners wrote to you;
"messagesHeldBack" counts those. Export your data again when the hold ends.

Estimates you deleted in the last days are in here, too, with the moment of their deletion.
Amounts that end in "Cents" are cents; all times are UTC.

Not in here: hashes of keys, codes and links, which are of use to nobody, and the documents that prove who
a contractor is. Those are sealed, only our operators open them, and they are deleted ${PAPERS_KEPT_DAYS} days after
the decision.
`;
