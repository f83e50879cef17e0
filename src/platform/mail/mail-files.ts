import { fileStore } from '../files/choose-store.ts';

/** Where there is no mail server: the mails, each under its Message-ID. */
export const mailFiles = fileStore({ folder: 'mail/', pattern: /^[A-Za-z0-9@._+%-]{1,250}\.eml$/ });
