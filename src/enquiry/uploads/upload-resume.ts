import { sentenceOf } from '#forms/messages/messages.ts';
import { isMultipart } from '#platform/files/read-multipart.ts';
import { resumeFile } from '../definitions/application.form.ts';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { localeOf } from '../endpoints/locale-of.ts';
import { accept, refuse } from '../endpoints/responses.ts';
import { answerMessages } from '../messages/answers/messages.ts';

const { name, part } = resumeFile;

/** `POST /api/upload_resume`: takes the file before the rest is sent, and says under what `save_resume` names it. */
export const uploadResume: Endpoint = {
  name: 'upload_resume',
  method: 'POST',
  file: resumeFile,
  // A file that no application claims is swept after a day.
  isRepeatable: true,
  answer(c, body) {
    const locale = localeOf(body);
    // Only what came as a file has a digest.
    if (isMultipart(c.req.raw.headers) && body[part])
      return accept(c, answerMessages(locale).endpoints.ok, { upload: body[name] });
    const description = sentenceOf({ code: 'required' }, locale);
    return refuse(c, { status: 422, description, errors: { [part]: description } });
  },
};
