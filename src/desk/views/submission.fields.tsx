import type { JSONFieldServerComponent } from 'payload';
import type { ComponentProps } from 'react';
import type { Campaign } from '#enquiry/definitions/campaign.ts';
import type { Answer } from '#forms/words.ts';

type FieldProps = Pick<ComponentProps<JSONFieldServerComponent>, 'data' | 'path'>;

/** What a visitor answered, as it was asked. */
export function AnswersField({ data, path }: FieldProps) {
  const answers: Answer[] = data?.[path] ?? [];
  return <Said title="Answers" rows={answers.map(({ field, asked, words }) => [field, asked, words])} />;
}

/** The campaign that led them here, where there was one. */
export function CampaignField({ data, path }: FieldProps) {
  const campaign: Campaign = data?.[path] ?? {};
  const rows = Object.entries(campaign).map(([name, value]) => [name, name, value] as const);
  return rows.length > 0 && <Said title="Campaign" rows={rows} />;
}

type SaidProps = { title: string; rows: readonly (readonly [key: string, asked: string, said: string])[] };

function Said({ title, rows }: SaidProps) {
  return (
    <div className="field-type">
      <h4>{title}</h4>
      <dl>
        {rows.map(([key, asked, said]) => (
          <div key={key} style={{ display: 'flex', gap: '1rem' }}>
            <dt style={{ flex: '0 0 12rem' }}>{asked}</dt>
            <dd style={{ margin: 0, fontWeight: 600 }}>{said}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
