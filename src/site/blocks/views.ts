import { BillStaircaseBlock } from './bill-staircase/bill-staircase.view.tsx';
import type { BlockViews } from './block-definition.ts';
import { CallBackBlock } from './call-back/call-back.view.tsx';
import { cardsView } from './cards/cards.view.tsx';
import { certificatesView } from './certificates/certificates.view.tsx';
import { companyView } from './company/company.view.tsx';
import { consentNoticesView } from './consent-notices/consent-notices.view.tsx';
import { CoverBlock } from './cover/cover.view.tsx';
import { DeadlinesBlock } from './deadlines/deadlines.view.tsx';
import { DocumentsBlock } from './documents/documents.view.tsx';
import { EarningsBlock } from './earnings/earnings.view.tsx';
import { faqListView } from './faq-list/faq-list.view.tsx';
import { glossaryView } from './glossary/glossary.view.tsx';
import { InAndOutBlock } from './in-and-out/in-and-out.view.tsx';
import { LawBlock } from './law/law.view.tsx';
import { LayersBlock } from './layers/layers.view.tsx';
import { LetterBlock } from './letter/letter.view.tsx';
import { linksView } from './links/links.view.tsx';
import { MatrixBlock } from './matrix/matrix.view.tsx';
import { newsListView } from './news-list/news-list.view.tsx';
import { newsletterView } from './newsletter/newsletter.view.tsx';
import { NoticeBlock } from './notice/notice.view.tsx';
import { officesView } from './offices/offices.view.tsx';
import { openingsView } from './openings/openings.view.tsx';
import { OwnCallBlock } from './own-call/own-call.view.tsx';
import { ownFiguresView } from './own-figures/own-figures.view.tsx';
import { partnersView } from './partners/partners.view.tsx';
import { pictureView } from './picture/picture.view.tsx';
import { postListView } from './post-list/post-list.view.tsx';
import { PremiumsBlock } from './premiums/premiums.view.tsx';
import { PriceBlock } from './price/price.view.tsx';
import { PrivacyRequestBlock } from './privacy-request/privacy-request.view.tsx';
import { ProseBlock } from './prose/prose.view.tsx';
import { publishedDocumentsView } from './published-documents/published-documents.view.tsx';
import { questionsView } from './questions/questions.view.tsx';
import { RenewalBlock } from './renewal/renewal.view.tsx';
import { reviewsView } from './reviews/reviews.view.tsx';
import { StatsBlock } from './stats/stats.view.tsx';
import { StepsBlock } from './steps/steps.view.tsx';
import { StockYearBlock } from './stock-year/stock-year.view.tsx';
import { TableBlock } from './table/table.view.tsx';
import { teamView } from './team/team.view.tsx';
import { termsView } from './terms/terms.view.tsx';
import { TimelineBlock } from './timeline/timeline.view.tsx';
import { toolExampleView } from './tool-example/tool-example.view.tsx';
import { toolStartView } from './tool-start/tool-start.view.tsx';
import { VisitorFormBlock } from './visitor-form/visitor-form.view.tsx';
import { WhoForBlock } from './who-for/who-for.view.tsx';
import { WhoPaysWhomBlock } from './who-pays-whom/who-pays-whom.view.tsx';
import { WorkedExampleBlock } from './worked-example/worked-example.view.tsx';

/** How every block is rendered. */
export const views: BlockViews = {
  prose: { view: ProseBlock },
  picture: pictureView,
  notice: { view: NoticeBlock },
  steps: { view: StepsBlock },
  reviews: reviewsView,
  documents: { view: DocumentsBlock },
  letter: { view: LetterBlock },
  deadlines: { view: DeadlinesBlock },
  renewal: { view: RenewalBlock },
  'published-documents': publishedDocumentsView,
  law: { view: LawBlock },
  questions: questionsView,
  table: { view: TableBlock },
  'who-for': { view: WhoForBlock },
  cover: { view: CoverBlock },
  price: { view: PriceBlock },
  'worked-example': { view: WorkedExampleBlock },
  'bill-staircase': { view: BillStaircaseBlock },
  'who-pays-whom': { view: WhoPaysWhomBlock },
  'stock-year': { view: StockYearBlock },
  timeline: { view: TimelineBlock },
  layers: { view: LayersBlock },
  'in-and-out': { view: InAndOutBlock },
  earnings: { view: EarningsBlock },
  matrix: { view: MatrixBlock },
  links: linksView,
  cards: cardsView,
  glossary: glossaryView,
  'call-back': { view: CallBackBlock },
  'faq-list': faqListView,
  'post-list': postListView,
  'news-list': newsListView,
  terms: termsView,
  stats: { view: StatsBlock },
  company: companyView,
  premiums: { view: PremiumsBlock },
  'tool-start': toolStartView,
  'tool-example': toolExampleView,
  'privacy-request': { view: PrivacyRequestBlock },
  'own-call': { view: OwnCallBlock },
  'consent-notices': consentNoticesView,
  'own-figures': ownFiguresView,
  openings: openingsView,
  team: teamView,
  certificates: certificatesView,
  partners: partnersView,
  offices: officesView,
  'visitor-form': { view: VisitorFormBlock },
  newsletter: newsletterView,
};
