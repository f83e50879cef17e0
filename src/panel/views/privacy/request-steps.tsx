'use client';

import { Button, TextareaInput } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, useState } from 'react';
import type { Step } from '#privacy/requests/request.ts';
import { showResponse } from '../show-response.ts';

type RequestStepsProps = {
  id: number;
  steps: readonly { step: Step; label: string; needsWords: boolean }[];
};

/** The buttons, and the words that some of them ask for. To erase is asked again. */
export function RequestSteps({ id, steps }: RequestStepsProps) {
  const [words, setWords] = useState('');
  const [isSure, setSure] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const router = useRouter();

  async function handleStep(step: Step) {
    if (step === 'erase' && !isSure) return setSure(true);
    setBusy(true);
    const response = await fetch(`/cmsapi/api/privacy-steps/${id}/${step}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ words }),
    });
    await showResponse(response);
    setBusy(false);
    router.refresh();
  }

  return (
    <div className="field-type">
      {steps.some(({ needsWords }) => needsWords) && (
        <TextareaInput
          path="words"
          label="What was done, or why not: the visitor reads this"
          value={words}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => setWords(event.target.value)}
        />
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0 1rem' }}>
        {steps.map(({ step, label, needsWords }) => (
          <Button
            key={step}
            buttonStyle={step === 'erase' ? 'primary' : 'secondary'}
            disabled={isBusy || (needsWords && words.trim() === '')}
            onClick={() => void handleStep(step)}
          >
            {step === 'erase' && isSure ? 'Erase it for good: press again' : label}
          </Button>
        ))}
      </div>
    </div>
  );
}
