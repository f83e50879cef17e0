import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { type Locale, languageFacts } from '#ui/language/locales.ts';
import { mailStyles } from './mail-styles.ts';

type ResultMessageProps = {
  locale: Locale;
  brandName: string;
  title: string;
  /** What lists of mails show behind the subject. */
  preview: string;
  asked: string;
  open: string;
  copy: string;
  link: string;
  notes: readonly string[];
  foot: readonly string[];
};

/** The look of the mail: one column, no picture to be fetched, nothing that follows whoever reads it. */
export function ResultMessage({ locale, brandName, title, preview, link, ...words }: ResultMessageProps) {
  const styles = mailStyles();
  return (
    <Html lang={languageFacts(locale).tag}>
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.page}>
        <Container style={styles.sheet}>
          <Section style={styles.head}>
            <Text style={styles.brand}>{brandName}</Text>
          </Section>
          <Section style={styles.body}>
            <Heading as="h1" style={styles.title}>
              {title}
            </Heading>
            <Text style={styles.text}>{words.asked}</Text>
            <Button href={link} style={styles.button}>
              {words.open}
            </Button>
            <Text style={styles.small}>
              {words.copy}
              <br />
              <Link href={link} style={styles.link}>
                {link}
              </Link>
            </Text>
            <Hr style={styles.line} />
            {words.notes.map((note) => (
              <Text key={note} style={styles.text}>
                {note}
              </Text>
            ))}
          </Section>
          <Section style={styles.foot}>
            {words.foot.map((line) => (
              <Text key={line} style={styles.small}>
                {line}
              </Text>
            ))}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
