import type { Block } from 'payload';
import { billStaircase } from './bill-staircase/bill-staircase.block.ts';
import { callBack } from './call-back/call-back.block.ts';
import { cards } from './cards/cards.block.ts';
import { certificates } from './certificates/certificates.block.ts';
import { company } from './company/company.block.ts';
import { consentNotices } from './consent-notices/consent-notices.block.ts';
import { cover } from './cover/cover.block.ts';
import { deadlines } from './deadlines/deadlines.block.ts';
import { documents } from './documents/documents.block.ts';
import { earnings } from './earnings/earnings.block.ts';
import { faqList } from './faq-list/faq-list.block.ts';
import { glossary } from './glossary/glossary.block.ts';
import { inAndOut } from './in-and-out/in-and-out.block.ts';
import { law } from './law/law.block.ts';
import { layers } from './layers/layers.block.ts';
import { letter } from './letter/letter.block.ts';
import { links } from './links/links.block.ts';
import { matrix } from './matrix/matrix.block.ts';
import { newsList } from './news-list/news-list.block.ts';
import { newsletter } from './newsletter/newsletter.block.ts';
import { notice } from './notice/notice.block.ts';
import { offices } from './offices/offices.block.ts';
import { openings } from './openings/openings.block.ts';
import { ownCall } from './own-call/own-call.block.ts';
import { ownFigures } from './own-figures/own-figures.block.ts';
import { partners } from './partners/partners.block.ts';
import { picture } from './picture/picture.block.ts';
import { postList } from './post-list/post-list.block.ts';
import { premiums } from './premiums/premiums.block.ts';
import { price } from './price/price.block.ts';
import { privacyRequest } from './privacy-request/privacy-request.block.ts';
import { prose } from './prose/prose.block.ts';
import { publishedDocuments } from './published-documents/published-documents.block.ts';
import { questions } from './questions/questions.block.ts';
import { renewal } from './renewal/renewal.block.ts';
import { reviews } from './reviews/reviews.block.ts';
import { stats } from './stats/stats.block.ts';
import { steps } from './steps/steps.block.ts';
import { stockYear } from './stock-year/stock-year.block.ts';
import { table } from './table/table.block.ts';
import { team } from './team/team.block.ts';
import { terms } from './terms/terms.block.ts';
import { timeline } from './timeline/timeline.block.ts';
import { toolExample } from './tool-example/tool-example.block.ts';
import { toolStart } from './tool-start/tool-start.block.ts';
import { visitorForm } from './visitor-form/visitor-form.block.ts';
import { whoFor } from './who-for/who-for.block.ts';
import { whoPaysWhom } from './who-pays-whom/who-pays-whom.block.ts';
import { withSource } from './with-source.ts';
import { workedExample } from './worked-example/worked-example.block.ts';

/** Every block that a page may hold, in the order in which editors are offered them. */
export const blocks: Block[] = [
  prose,
  picture,
  notice,
  steps,
  reviews,
  documents,
  letter,
  deadlines,
  renewal,
  publishedDocuments,
  law,
  questions,
  table,
  whoFor,
  cover,
  price,
  workedExample,
  billStaircase,
  timeline,
  whoPaysWhom,
  stockYear,
  layers,
  inAndOut,
  earnings,
  matrix,
  links,
  cards,
  glossary,
  callBack,
  faqList,
  postList,
  newsList,
  stats,
  terms,
  company,
  premiums,
  toolStart,
  toolExample,
  visitorForm,
  newsletter,
  privacyRequest,
  consentNotices,
  ownCall,
  ownFigures,
  openings,
  team,
  certificates,
  partners,
  offices,
].map(withSource);
