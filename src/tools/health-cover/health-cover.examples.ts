import type { Example } from '../engine/example.ts';
import type { Answers } from '../engine/questionnaire.ts';

/** Ten who might ask, from a single earner to three generations, and what they would answer. */
const plain: Answers = {
  room: 'single',
  'own-policy': 'no',
  'parents-policy': 'no',
  'employer-policy': 'no',
  income: 'prefer-not',
  tobacco: 'no',
  conditions: 'none',
  'parents-conditions': 'none',
};

const single: Answers = { ...plain, who: 'family', adults: '1', children: '0', eldest: 'up-to-35' };
const family: Answers = { ...single, adults: '2', children: '2' };
const parents: Answers = { ...plain, who: 'parents', parents: '2' };

export const healthCoverExamples: readonly Example[] = [
  {
    key: 'family-with-cover',
    about: 'A family of four in Mumbai, with a policy of its own and an employer’s',
    answers: {
      ...family,
      eldest: '36-45',
      city: 'Mumbai, Maharashtra',
      'own-policy': 'yes',
      'own-cover': '500000',
      'employer-policy': 'yes',
      'employer-cover': '500000',
      income: '2000000',
    },
  },
  {
    key: 'single-metro',
    about: 'Single, 30, in Bengaluru, without any cover',
    answers: { ...single, city: 'Bengaluru, Karnataka', income: '1200000' },
  },
  {
    key: 'single-small-town',
    about: 'Single, 30, in a small town, with an employer’s policy only',
    answers: {
      ...single,
      city: 'Ziro, Arunachal Pradesh',
      'employer-policy': 'yes',
      'employer-cover': '300000',
      income: '600000',
    },
  },
  {
    key: 'couple',
    about: 'A couple, both 32, in Kochi',
    answers: { ...single, adults: '2', city: 'Kochi, Kerala', room: 'shared' },
  },
  {
    key: 'parents-metro',
    about: 'Two parents, both 66, in Delhi',
    answers: { ...parents, city: 'Delhi' },
  },
  {
    key: 'parents-ill',
    about: 'Two parents, both 70, in a small town, one with diabetes, one after a stroke',
    answers: {
      ...parents,
      city: 'Shrirampur, Maharashtra',
      room: 'shared',
      'parents-policy': 'yes',
      'parents-cover': '300000',
      'parents-conditions': 'sugar,stroke',
    },
  },
  {
    key: 'three-generations',
    about: 'A family of three in Pune and two parents in Nashik',
    answers: {
      ...family,
      who: 'both',
      children: '1',
      eldest: '36-45',
      parents: '2',
      city: 'Pune, Maharashtra',
      'parents-city': 'Nashik, Maharashtra',
      'employer-policy': 'yes',
      'employer-cover': '1000000',
      income: '3000000',
      'parents-conditions': 'pressure',
    },
  },
  {
    key: 'high-income',
    about: 'A couple, both 50, with an income of a crore, who want a suite',
    answers: {
      ...family,
      children: '1',
      eldest: '46-60',
      city: 'Gurugram, Haryana',
      room: 'suite',
      'own-policy': 'yes',
      'own-cover': '1000000',
      income: '10000000',
    },
  },
  {
    key: 'covered',
    about: 'Single in Kochi with a policy of 50 lakh',
    answers: { ...single, city: 'Kochi, Kerala', 'own-policy': 'yes', 'own-cover': '5000000' },
  },
  {
    key: 'says-little',
    about: 'Someone aged 61 who would rather not say much',
    answers: {
      ...single,
      eldest: '61-up',
      city: 'Nagpur, Maharashtra',
      room: 'general',
      tobacco: 'prefer-not',
      conditions: 'prefer-not',
    },
  },
];
