import type { JSONFieldServerComponent } from 'payload';
import type { ComponentProps } from 'react';
import type { Campaign } from '#enquiry/definitions/campaign.ts';
import type { Answer } from '#forms/words.ts';
import { AnswerList } from './answer-list.tsx';

type FieldProps = Pick<ComponentProps<JSONFieldServerComponent>, 'data' | 'path'>;

/** Lists a visitor's answers, with the questions as they were asked. */
export function AnswersField({ data, path }: FieldProps) {
  const answers: Answer[] = data?.[path] ?? [];
  return (
    <AnswerList title="Answers" rows={answers.map(({ field, asked, words }) => [field, asked, words])} />
  );
}

/** The campaign that led them here, where there was one. */
export function CampaignField({ data, path }: FieldProps) {
  const campaign: Campaign = data?.[path] ?? {};
  const rows = Object.entries(campaign).map(([name, value]) => [name, name, value] as const);
  return rows.length > 0 && <AnswerList title="Campaign" rows={rows} />;
}
