import { Body, Container, Head, Html, Preview, Section, Text } from '@react-email/components';
import { type Locale, languageFacts } from '#ui/language/locales.ts';
import { mailMessages } from '../messages/messages.ts';
import type { MailContent, MailFacts } from '../template.ts';
import { mailStyles } from './mail-styles.ts';
import { MailUmbrella } from './mail-umbrella.tsx';

type MailSheetProps = { content: MailContent; facts: MailFacts; locale: Locale };

/** The look of every mail: one column, no picture to be fetched, nothing that follows anyone who reads it. */
export function MailLayout({ content, facts, locale }: MailSheetProps) {
  const styles = mailStyles();
  const { subject, preview, body, isToUs } = content;
  const { brand, company, contact } = facts;
  return (
    <Html lang={languageFacts(locale).tag}>
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.page}>
        <Container style={styles.sheet}>
          <Section style={styles.head}>
            <table role="presentation" cellPadding="0" cellSpacing="0">
              <tbody>
                <tr>
                  <td>
                    <MailUmbrella />
                  </td>
                  <td style={styles.besideMark}>
                    <Text style={styles.brand}>{brand}</Text>
                  </td>
                </tr>
              </tbody>
            </table>
          </Section>
          <Section style={styles.body}>{body}</Section>
          <Section style={styles.foot}>
            {!isToUs && contact.supportEmail && (
              <Text style={styles.small}>{mailMessages(locale).questions(contact.supportEmail)}</Text>
            )}
            <Text style={styles.small}>
              {[company.legalName || brand, company.registeredOffice].filter(Boolean).join(', ')}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
