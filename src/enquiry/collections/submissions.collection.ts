import type { CollectionConfig, Field } from 'payload';
import { submissionAccess } from '#content/access/staff.ts';
import { shortLabel } from '#forms/words.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { columnsOf, visitorForms } from '../definitions/visitor-forms.ts';
import { type RegisterName, registerNames, registerOf } from '../registers.ts';
import {
  answers,
  asColumn,
  attachedResult,
  campaign,
  caseLink,
  howItCameIn,
  reference,
  resumeFile,
  submissionList,
  whatBecameOfIt,
} from './submission-fields.ts';

/** Visitors' submissions, a collection for each register. Written by `enquiry/store`, read by staff. */
export const submissionCollections: CollectionConfig[] = registerNames.map(submissionCollection);

function submissionCollection(name: RegisterName): CollectionConfig {
  const { collection, labels, owner, isUnique, listColumns } = registerOf(name);
  return {
    slug: collection,
    labels,
    admin: submissionList(...listColumns),
    defaultSort: '-createdAt',
    access: submissionAccess,
    fields: [
      reference,
      caseLink,
      answers,
      ...columnFields(name, isUnique),
      ...(name === 'enquiries' ? [attachedResult] : []),
      ...(name === 'resumes' ? [resumeFile] : []),
      campaign,
      ...howItCameIn,
      ...(owner ? whatBecameOfIt(owner) : []),
    ],
  };
}

/** The columns by which staff look for records; on the record's own screen the answers say all of them. */
function columnFields(register: RegisterName, isUnique: boolean): Field[] {
  const forms = visitorForms.filter((form) => form.register === register);
  const words = Object.assign({}, ...forms.map((form) => form.words(defaultLocale)));
  return columnsOf(register).map((name) => {
    const columnName = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const isKey = isUnique && (name === 'phone' || name === 'email');
    return asColumn(columnName, { label: shortLabel(words, name), isUnique: isKey });
  });
}
