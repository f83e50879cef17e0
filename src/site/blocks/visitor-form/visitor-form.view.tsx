import { formInPageByKey } from '#enquiry/definitions/page-forms.ts';
import { withPresets } from '#enquiry/definitions/presets-of-language.ts';
import type { VisitorForm } from '#enquiry/definitions/visitor-form.ts';
import { FormNoticeView, noticeFactsOf } from '#enquiry/dialog/form-notice.tsx';
import type { FormInPageIslandProps } from '#enquiry/form-in-page/form-in-page.island.tsx';
import { pathOfForm } from '#enquiry/page/path-of-form.ts';
import { enctypeOf } from '#forms/controls/enctype.ts';
import { FormFields } from '#forms/controls/form-fields.tsx';
import { initialValues } from '#forms/draft/read-form.ts';
import { Island } from '#ui/island/island.tsx';
import { pathIn } from '#ui/language/paths.ts';
import { useSite } from '../../document/site-context.tsx';
import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';

/**
 * A form in the page's own HTML. With its script it is sent from here; without, a press leads to the form's own page,
 * where what was typed is looked over and sent.
 */
export function VisitorFormBlock({ block, anchor }: BlockProps<'visitor-form'>) {
  const { pageData } = useSite();
  const form = formInPageByKey(block.form);
  if (!form) return null;
  return (
    <Section name="visitor-form" heading={block.heading} anchor={anchor} intro={block.text}>
      <div className="form-in-page">
        <Island<FormInPageIslandProps>
          name="form-in-page"
          on="visible"
          props={{ formKey: form.key, page: pageData }}
        >
          <PlainForm form={form} />
        </Island>
      </div>
    </Section>
  );
}

function PlainForm({ form }: { form: VisitorForm }) {
  const { locale, pageData } = useSite();
  const { callingHours: hours } = pageData;
  // None of them asks for a day; a page that noted today's would be rendered again each midnight.
  const facts = { today: '', hours };
  const texts = form.texts(locale);
  const words = form.words(locale);
  const values = initialValues(form, withPresets(words, {}));
  const view = { form, words, idPrefix: form.key, values, errors: {}, isStatic: true, facts, locale };
  const notice = noticeFactsOf(form, pageData);
  return (
    <form
      className="visitor-form"
      method="post"
      action={pathIn(locale, pathOfForm(form))}
      encType={enctypeOf(form)}
      noValidate
    >
      <input type="hidden" name="from" value={pageData.path} />
      <input type="hidden" name="variant" value={form.key} />
      <FormFields
        view={view}
        standing={values}
        notice={<FormNoticeView {...notice} texts={texts.notice} isStatic locale={locale} />}
      />
      <button type="submit" className="button">
        {texts.submit}
      </button>
    </form>
  );
}
