import { newsletterPath } from '#newsletter/newsletter-paths.ts';
import { SignUp, type SignUpProps } from '#newsletter/sign-up/sign-up.tsx';
import { Island } from '#ui/island/island.tsx';
import { pathIn } from '#ui/language/paths.ts';
import { useSite } from '../document/site-context.tsx';

/** The newsletter's one field, wherever it is. A press in it brings its script; without, it leads to its own page. */
export function SignUpForm({ idPrefix }: Pick<SignUpProps, 'idPrefix'>) {
  const { locale, pageData } = useSite();
  const { captcha, path: from, privacyPath, thankYou } = pageData;
  const { supportEmail } = thankYou;
  const action = pathIn(locale, newsletterPath);
  return (
    <Island
      name="newsletter-sign-up"
      on="click"
      draw={SignUp}
      props={{ idPrefix, action, from, locale, supportEmail, privacyPath, captcha }}
    />
  );
}
