import { dateInIndia } from '#platform/clock.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { pathIn } from '#ui/language/paths.ts';
import { privacyMessages } from '../messages/messages.ts';
import { privacyPaths } from '../own-page/paths.ts';
import { inWords } from '../person/in-words.ts';
import type { RequestKind } from '../requests/request.ts';
import { ConsentsPart } from './consents-part.tsx';
import { CorrectPart } from './correct-part.tsx';
import { ErasePart } from './erase-part.tsx';
import { NomineePart } from './nominee-part.tsx';
import type { OwnDataPageProps } from './own-data-props.ts';
import { OwnForm } from './own-form.tsx';
import { SharedPart } from './shared-part.tsx';
import { StoredDataPart } from './stored-data-part.tsx';

/** A person's own page: their data with us, and everything that they can do about it. */
export function OwnDataPage(props: OwnDataPageProps) {
  const { email, held, told, locale } = props;
  const { mine, kinds } = privacyMessages(locale);
  const said = told && Object.hasOwn(mine.told, told) ? mine.told[told as keyof typeof mine.told] : '';
  const places = inWords(held.gathered, locale);
  return (
    <div className="privacy-mine">
      <h1>{mine.title}</h1>
      {said && (
        <p role="status" className="privacy-said">
          {said}
        </p>
      )}
      <p>{places.length > 0 ? mine.intro(email) : mine.nothing}</p>
      {held.waiting.length > 0 && (
        <section>
          <h2>{mine.waiting.title}</h2>
          <ul>
            {held.waiting.map(({ reference, kind, dueAt }) => (
              <li key={reference}>
                {mine.waiting.line(
                  kinds[kind as RequestKind],
                  dateInWords(dateInIndia(new Date(dueAt)), locale),
                  reference,
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <SharedPart held={held} locale={locale} />
      <StoredDataPart places={places} locale={locale} />
      <p>
        <a className="button button-line" href={`${pathIn(locale, privacyPaths.mine)}/data.json`} download="">
          {mine.download}
        </a>
      </p>
      <ConsentsPart {...props} />
      <CorrectPart {...props} />
      <NomineePart {...props} />
      <ErasePart {...props} />
      <OwnForm wish="leave" {...props}>
        <button type="submit" className="button button-line">
          {mine.leave}
        </button>
      </OwnForm>
    </div>
  );
}
