// Measurements of a roof report among the lines of a paper: they are no work.
import type { PaperLine } from '../../../domain/paper/paper-estimate.ts';

/** Labels of roof reports. */
export const ROOF_MEASURE =
  /^(?:(?:total|predominant|average|suggested|recommended|measured|number of|estimated) )*(?:(?:sloped|pitched|flat|low slope|roof|gross|net|step|wall|chimney|drip|parapet) )*(?:area|roof area|squares|facets|roof facets|pitch|slope|ridges?|hips?|valleys?|rakes?|eaves?|starter|drip edge|flashing|parapets?|perimeter|waste(?: factor)?|ridges? ?[/&+] ?hips?|hips? ?[/&+] ?ridges?|eaves? ?[/&+] ?rakes?|rakes? ?[/&+] ?eaves?|penetrations|stories|layers)(?: length| lengths| area| total)?(?: \([^)]{0,30}\))?$/i;

/** A measurement, no work: nothing is asked for it. */
export const isRoofMeasure = ({
  description,
  unitPrice,
  rcv,
}: Pick<PaperLine, 'description' | 'unitPrice' | 'rcv'>): boolean =>
  unitPrice === null && rcv === null && ROOF_MEASURE.test(description);
