import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** A mail as the library takes it. Nothing is fetched for it, and no file of this machine is read. */
export function nodemailerOptions({ attachments = [], ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    attachments: attachments.map(({ name: filename, ...file }) => ({
      filename,
      ...file,
      ...(file.cid && { contentDisposition: 'inline' as const }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
