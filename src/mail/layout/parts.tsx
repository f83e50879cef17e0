/** Building blocks of a mail. A part has no words of its own. */

import { Button, Heading, Hr, Img, Link, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { initialsOf } from '#ui/language/initials.ts';
import { mailStyles } from './mail-styles.ts';

type WithChildren = { children: ReactNode };

export function MailTitle({ children }: WithChildren) {
  return (
    <Heading as="h1" style={mailStyles().title}>
      {children}
    </Heading>
  );
}

export function MailHeading({ children }: WithChildren) {
  return (
    <Heading as="h2" style={mailStyles().heading}>
      {children}
    </Heading>
  );
}

/** A number that is to be found at a glance. */
export function MailFigure({ label, children }: WithChildren & { label: string }) {
  const styles = mailStyles();
  return (
    <Text style={styles.text}>
      {label}
      <br />
      <span style={styles.figure}>{children}</span>
    </Text>
  );
}

/** Labels and values, one below the other. */
export function MailRows({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  const { row, rowLabel, rows: table } = mailStyles();
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" style={table}>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <td style={rowLabel}>{label}:</td>
            <td style={row}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** @param portrait `cid` of their photograph in the mail; without one, their initials are shown */
type MailPersonProps = { name: string; lines: readonly string[]; portrait: string | undefined };

/** One of our people. Nothing is fetched: a photograph is a part of the mail. */
export function MailPerson({ name, lines, portrait }: MailPersonProps) {
  const { person, personPart, photograph, initials, personName, small } = mailStyles();
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" style={person}>
      <tbody>
        <tr>
          <td style={personPart}>
            {portrait ? (
              <Img
                src={`cid:${portrait}`}
                width="56"
                height="56"
                alt=""
                style={photograph}
                data-skip-in-text
              />
            ) : (
              <div style={initials} aria-hidden="true" data-skip-in-text="true">
                {initialsOf(name)}
              </div>
            )}
          </td>
          <td style={{ ...personPart, paddingLeft: '14px' }}>
            <Text style={personName}>{name}</Text>
            {lines.filter(Boolean).map((line) => (
              <Text key={line} style={{ ...small, margin: 0 }}>
                {line}
              </Text>
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

export function MailText({ children }: WithChildren) {
  return <Text style={mailStyles().text}>{children}</Text>;
}

export function MailRule() {
  return <Hr style={mailStyles().line} />;
}

/** An address to be opened: as a button, and again in letters for mail programs that show none. */
export function MailAction({ href, label, copy }: { href: string; label: string; copy: string }) {
  const styles = mailStyles();
  return (
    <>
      <Button href={href} style={styles.button}>
        {label}
      </Button>
      <Text style={styles.small}>
        {copy}
        <br />
        <MailLink href={href}>{href}</MailLink>
      </Text>
    </>
  );
}

export function MailLink({ href, children }: WithChildren & { href: string }) {
  return (
    <Link href={href} style={mailStyles().link}>
      {children}
    </Link>
  );
}
