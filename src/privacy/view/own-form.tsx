import type { ReactNode } from 'react';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { privacyPaths } from '../own-page/paths.ts';
import type { RequestType } from '../own-page/submit-request.ts';

type OwnFormProps = {
  wish: RequestType | 'leave';
  csrfToken: string;
  locale: Locale;
  problem?: { wish: RequestType; text: string };
  children: ReactNode;
};

/** A form of a person's own page, with what was wrong when it was sent. */
export function OwnForm({ wish, csrfToken, locale, problem, children }: OwnFormProps) {
  return (
    <form method="post" action={`${pathIn(locale, privacyPaths.mine)}/${wish}`} noValidate>
      <input type="hidden" name="csrfToken" value={csrfToken} />
      {problem?.wish === wish && (
        <p className="field-error" role="alert">
          {problem.text}
        </p>
      )}
      {children}
    </form>
  );
}
