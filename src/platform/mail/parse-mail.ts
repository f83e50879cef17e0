import PostalMime from 'postal-mime';

/** A mail as people read it: its plain text, and neither markup nor attachments. */
export type ReadMail = { to: string; subject: string; date: string; messageId: string; text: string };

/** @param source the mail as it was written or sent: RFC 5322 with MIME */
export async function parseMail(source: Uint8Array): Promise<ReadMail> {
  const { to = [], subject = '', messageId = '', text = '', headers } = await PostalMime.parse(source);
  return {
    to: to.map(({ address }) => address).join(', '),
    subject,
    // As the mail has it: the library would turn it into another time zone.
    date: headers.find(({ key }) => key === 'date')?.value ?? '',
    messageId,
    text: text.trim(),
  };
}
