// What contractors ask first, with its answers. Each sentence is to be true of the product.
import { REVIEW_TAKES } from '../../../server/domain/catalog.ts';
import { ANSWER_HOURS } from '../../../server/domain/leads/matching-rules.ts';

export const QUESTIONS = [
  {
    question: 'What does it cost?',
    answer: 'Nothing. The application is free, and we take no fee for a lead or an introduction.',
  },
  {
    question: 'Who gets leads?',
    answer:
      'Contractors whose application is approved, whose identity is verified, and whose license and insurance are recorded and in force. Trade, ZIP code, project size and project type decide the rest.',
  },
  {
    question: 'How long does the review take?',
    answer: `${REVIEW_TAKES}. You get an e-mail with the decision and, if the answer is no, the reason.`,
  },
  {
    question: 'When do I learn who the homeowner is?',
    answer:
      'When both sides have said yes. Until then a lead shows the city and ZIP code, the scope, the line items and the budget, but no name, street, phone number or e-mail address.',
  },
  {
    question: 'How fast must I answer?',
    answer: `Within ${ANSWER_HOURS} hours. After that the next contractors are asked, too.`,
  },
] as const;
