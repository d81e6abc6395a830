import { describe, expect, it } from 'vitest';
import { NO_CLAIM_PAPERS } from '../../../domain/scope/claim-papers.ts';
import { estimate } from '../../testing/estimate.ts';
import { paperUpload } from '../../testing/paper-upload.ts';
import { claimPapersIn } from './claim-papers.ts';

describe('the papers of a claim', () => {
  it.each([
    [
      'Policy HO-123, State Farm claim 55-1234, date of loss 10/12/2026',
      {
        carrier: 'State Farm',
        policyNumber: 'HO-123',
        carrierClaimNumber: '55-1234',
        dateOfLoss: '2026-10-12',
      },
    ],
    [
      'Insured: Maria Lee. Deductible $1,000. I have Allstate insurance.',
      { insured: 'Maria Lee', carrier: 'Allstate' },
    ],
    [
      'Named Insured: John and Mary O’Brien Jr.\nPolicy Number: hp0012345\nClaim No.: 0712345678\nInsurance Company: Liberty Mutual\nDate of Loss: Oct 3, 2026',
      {
        insured: 'John and Mary O’Brien Jr.',
        policyNumber: 'HP0012345',
        carrierClaimNumber: '0712345678',
        carrier: 'Liberty Mutual',
        dateOfLoss: '2026-10-03',
      },
    ],
    ['Pipe burst under the kitchen sink on October 12, 2026.', { dateOfLoss: '2026-10-12' }],
    [
      'On May 9, 2026 a tree fell on the garage. Work starts on 6/1/2026.',
      { dateOfLoss: '2026-05-09' },
    ],
    ['Hail on 5/9/26, replace the roof.', { dateOfLoss: '2026-05-09' }],
  ])('are read as %j states them', (text, papers) => {
    expect(claimPapersIn(text)).toEqual({ ...NO_CLAIM_PAPERS, ...papers });
  });

  it.each([
    'Claim for water damage in 3 rooms, the policy limit is $300,000. Claim 12 SF of drywall.',
    'Our reference is claim CLM-7KQ2MX4P. Claim 2026 water damage.',
    'Farmhouse sink, nationwide shipping, insured for $300,000, the insured is out of town.',
    'The pipe burst. The plumber came on October 12, 2026.',
    'Date of loss: 13/45/2026. Paint on 10/12/2026.',
  ])('are not guessed from %j', (text) => {
    expect(claimPapersIn(text)).toEqual(NO_CLAIM_PAPERS);
  });

  it('stand among the facts of a claim, and of nothing else; they ask for no work', async () => {
    const text =
      'Policy HO-123, State Farm claim 55-1234, date of loss 10/12/2026. Hail damage: replace 28 square architectural shingle roof.';
    const claim = (await estimate(text, { agentKind: 'INSURANCE', zip: '80218' })).document;
    expect(claim.scope?.facts).toMatchObject({ policyNumber: 'HO-123', carrier: 'State Farm' });
    expect(claim.scope?.unread).toEqual([]);
    const home = (await estimate(text, { zip: '80218' })).document;
    expect(home.scope?.facts).toMatchObject({ policyNumber: null, carrier: null });
  });

  it('stand in the sentences of a document, too; what the request says goes before', async () => {
    const upload = paperUpload(
      'claim.txt',
      'Wind claim. Replace 80 LF of wood fence. Depreciation 40%. Deductible $500. Prior payment $4,500',
    );
    const told = async (text: string) => {
      const about = { zip: '43215', uploads: [upload] };
      return (await estimate(text, { ...about, agentKind: 'INSURANCE' })).document.claim;
    };
    expect(await told('Price the attached claim.')).toMatchObject({
      deductible: 500,
      priorPayments: 4500,
    });
    expect(await told('Price the attached claim. Deductible $1,000.')).toMatchObject({
      deductible: 1000,
      priorPayments: 4500,
    });
  });
});
