import { enquiryMessages } from '#enquiry/messages/messages.ts';
import { CloseIcon, MenuIcon } from '#ui/icons/icons.tsx';
import type { Locale } from '#ui/language/locales.ts';
import { LinkRow } from '../../blocks/link-row.tsx';
import { siteMessages } from '../../messages/messages.ts';
import type { Examples } from '../example.tsx';
import { guideMessages } from '../messages/messages.ts';

/** Ways on: buttons and links. */
export const buttonExamples: Examples = (locale) => {
  const { button, link, sections } = guideMessages(locale);
  const site = siteMessages(locale);
  const { form } = enquiryMessages(locale);
  return [
    {
      id: 'buttons',
      title: sections.buttons,
      examples: [
        { state: button.onPaper, body: <Buttons locale={locale} /> },
        {
          state: button.onNight,
          body: (
            <div className="night guide-night">
              <button type="button" className="button button-main">
                {form.title}
              </button>
            </div>
          ),
        },
        {
          state: button.small,
          body: (
            <p className="guide-row">
              <button type="button" className="icon-button hamburger" aria-label={site.header.openSidebar}>
                <MenuIcon />
              </button>
              <button type="button" className="icon-button" aria-label={form.close}>
                <CloseIcon />
              </button>
            </p>
          ),
        },
      ],
    },
    {
      id: 'links',
      title: sections.links,
      examples: [
        {
          state: link.inText,
          body: (
            <p className="prose">
              {link.before}
              <a href="#links">{link.link}</a>
              {link.after}
            </p>
          ),
        },
        {
          state: link.list,
          body: (
            <ul className="link-list">
              <LinkRow href="/group-medical-cover" label={link.listLabel} text={link.listText} />
            </ul>
          ),
        },
      ],
    },
  ];
};

function Buttons({ locale }: { locale: Locale }) {
  const { button } = guideMessages(locale);
  return (
    <p className="guide-row">
      <button type="button" className="button button-main">
        {button.main}
      </button>
      <button type="button" className="button">
        {button.plain}
      </button>
      <button type="button" className="button button-line">
        {button.line}
      </button>
      <button type="button" className="button" disabled>
        {button.disabled}
      </button>
      <button type="button" className="button" aria-disabled="true">
        {button.waiting}
      </button>
    </p>
  );
}
