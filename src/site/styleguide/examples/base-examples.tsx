import { radiusNames } from '#ui/brand/brand.schema.ts';
import type { Locale } from '#ui/language/locales.ts';
import { colourNames } from '#ui/shapes/colours.ts';
import tokens from '#ui/styles/tokens.css?inline';
import type { Examples } from '../example.tsx';
import { guideMessages } from '../messages/messages.ts';

/** The tokens of a kind, in the order of their file: a new one shows up here by itself. */
function tokenNames(pattern: RegExp): string[] {
  return [...new Set([...tokens.matchAll(pattern)].map(([, name = '']) => name))];
}

const steps = tokenNames(/--(step-[\d-]+):/g);
const spaceNames = tokenNames(/--(space-\d):/g);
const shadows = ['float', 'lift'];

/** The base of everything else: type, colour, space. */
export const baseExamples: Examples = (locale) => {
  const { type, spaces, sections } = guideMessages(locale);
  return [
    {
      id: 'type',
      title: sections.type,
      examples: [
        { state: type.headings, isWide: true, body: <Headings locale={locale} /> },
        {
          state: type.steps,
          isWide: true,
          body: steps.map((name) => (
            <p key={name} className={`guide-${name}`}>
              {type.sample} <span className="guide-name">{name}</span>
            </p>
          )),
        },
      ],
    },
    {
      id: 'palette',
      title: sections.palette,
      examples: [{ state: sections.palette, isWide: true, body: <Palette /> }],
    },
    {
      id: 'spaces',
      title: sections.spaces,
      examples: [
        { state: spaces.spaces, body: <Samples names={spaceNames} /> },
        { state: spaces.radii, body: <Samples names={radiusNames} /> },
        { state: spaces.shadows, body: <Samples names={shadows} /> },
      ],
    },
  ];
};

function Headings({ locale }: { locale: Locale }) {
  const { type } = guideMessages(locale);
  return (
    <div className="stack">
      <p className="guide-h1">{type.h1}</p>
      <p className="guide-h2">{type.h2}</p>
      <h3>{type.h3}</h3>
      <h4>{type.h4}</h4>
      <p className="lead">{type.lead}</p>
      <p>{type.body}</p>
      <p className="note">{type.note}</p>
    </div>
  );
}

function Palette() {
  return (
    <ul className="guide-palette">
      {[...colourNames, 'shade'].map((name) => (
        <li key={name}>
          <svg viewBox="0 0 10 6" aria-hidden="true" focusable="false" preserveAspectRatio="none">
            <rect width="10" height="6" fill={`var(--${name})`} />
          </svg>
          <span className="guide-name">{name}</span>
        </li>
      ))}
    </ul>
  );
}

function Samples({ names }: { names: readonly string[] }) {
  return (
    <ul className="guide-samples">
      {names.map((name) => (
        <li key={name}>
          <span className={`guide-sample guide-${name}`} />
          <span className="guide-name">{name}</span>
        </li>
      ))}
    </ul>
  );
}
