import { CaseField as CaseField_2725c7c7c79ae44500510cb3592cab3b } from '../../../views/cases/case.field.tsx'
import { CaseLinkField as CaseLinkField_64c74eaa2a4b0c130b427b42aa58856f } from '../../../views/cases/case-link.field.tsx'
import { AnswersField as AnswersField_65a66c9a40d271634654ad0dc708a518 } from '../../../views/submission.fields.tsx'
import { AttachedResultField as AttachedResultField_3d71acb31aa6d91fd98596c7a62f54b4 } from '../../../views/attached-result.field.tsx'
import { CampaignField as CampaignField_65a66c9a40d271634654ad0dc708a518 } from '../../../views/submission.fields.tsx'
import { ResumeFileField as ResumeFileField_fcf32880006554c26c918f5db055c7d3 } from '../../../views/resume-file.field.tsx'
import { PublicationStatusField as PublicationStatusField_6f32130f36628579dbd7a7473ae58bb8 } from '../../../views/publishing/publication-status.field.tsx'
import { CopyWarnings as CopyWarnings_c13da3859ae939ffbe613202668e40a9 } from '../../../views/words/copy-warnings.field.tsx'
import { RowLabel as RowLabel_d6313744afa193279b03ae5facd07b0c } from '../../../views/row-label.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { KeptRelationships as KeptRelationships_663f66d9b42d4612f49ee16e7fbf4cf8 } from '../../../views/text/kept-nodes.ts'
import { KeptHorizontalRules as KeptHorizontalRules_663f66d9b42d4612f49ee16e7fbf4cf8 } from '../../../views/text/kept-nodes.ts'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockLabel as BlockLabel_b6dcdaeae0a0aac80075486e15e9f706 } from '../../../views/blocks/block-label.tsx'
import { BlockPreview as BlockPreview_c6e1930077b5e43e9f4eeb3550862cb3 } from '../../../views/blocks/block-preview.tsx'
import { DateField as DateField_b51a5061458568fe78bc958f457aaeb5 } from '../../../views/date.field.tsx'
import { ChoiceField as ChoiceField_00e98cbac7b964b02f9469ccb39884ac } from '../../../views/choice.field.tsx'
import { RedirectsImport as RedirectsImport_b6f8139536c12bec6a1b07f2c44c6823 } from '../../../views/redirects-import.tsx'
import { PreviewLinkField as PreviewLinkField_1577364ebc2dd8a98f1b387258d21e53 } from '../../../views/tools/preview-link.field.tsx'
import { AtTheDeskField as AtTheDeskField_f32943ccf2f1daf4d79b00532c9fe8ce } from '../../../views/newsletter/at-the-desk.field.tsx'
import { OnTheDeskField as OnTheDeskField_e6ec465a4310734ad699daa0b34cb3a0 } from '../../../views/on-the-desk.field.tsx'
import { ContentMenu as ContentMenu_e65dff1ef8a4ffea620adef9ad0c6293 } from '../../../views/frame/content-menu.tsx'
import { DeskHeader as DeskHeader_7d65657d09ebecf45b4b42bc6ed5548d } from '../../../views/frame/desk-header.tsx'
import { BrandLogo as BrandLogo_fc4466550af48cb45924268e9a90cc7f } from '../../../views/brand-logo.tsx'
import { BrandPalette as BrandPalette_ef788dad38c86d139706408ba871b46e } from '../../../views/palette/brand-palette.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/views/cases/case.field.tsx#CaseField": CaseField_2725c7c7c79ae44500510cb3592cab3b,
  "/views/cases/case-link.field.tsx#CaseLinkField": CaseLinkField_64c74eaa2a4b0c130b427b42aa58856f,
  "/views/submission.fields.tsx#AnswersField": AnswersField_65a66c9a40d271634654ad0dc708a518,
  "/views/attached-result.field.tsx#AttachedResultField": AttachedResultField_3d71acb31aa6d91fd98596c7a62f54b4,
  "/views/submission.fields.tsx#CampaignField": CampaignField_65a66c9a40d271634654ad0dc708a518,
  "/views/resume-file.field.tsx#ResumeFileField": ResumeFileField_fcf32880006554c26c918f5db055c7d3,
  "/views/publishing/publication-status.field.tsx#PublicationStatusField": PublicationStatusField_6f32130f36628579dbd7a7473ae58bb8,
  "/views/words/copy-warnings.field.tsx#CopyWarnings": CopyWarnings_c13da3859ae939ffbe613202668e40a9,
  "/views/row-label.tsx#RowLabel": RowLabel_d6313744afa193279b03ae5facd07b0c,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/views/text/kept-nodes.ts#KeptRelationships": KeptRelationships_663f66d9b42d4612f49ee16e7fbf4cf8,
  "/views/text/kept-nodes.ts#KeptHorizontalRules": KeptHorizontalRules_663f66d9b42d4612f49ee16e7fbf4cf8,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/views/blocks/block-label.tsx#BlockLabel": BlockLabel_b6dcdaeae0a0aac80075486e15e9f706,
  "/views/blocks/block-preview.tsx#BlockPreview": BlockPreview_c6e1930077b5e43e9f4eeb3550862cb3,
  "/views/date.field.tsx#DateField": DateField_b51a5061458568fe78bc958f457aaeb5,
  "/views/choice.field.tsx#ChoiceField": ChoiceField_00e98cbac7b964b02f9469ccb39884ac,
  "/views/redirects-import.tsx#RedirectsImport": RedirectsImport_b6f8139536c12bec6a1b07f2c44c6823,
  "/views/tools/preview-link.field.tsx#PreviewLinkField": PreviewLinkField_1577364ebc2dd8a98f1b387258d21e53,
  "/views/newsletter/at-the-desk.field.tsx#AtTheDeskField": AtTheDeskField_f32943ccf2f1daf4d79b00532c9fe8ce,
  "/views/on-the-desk.field.tsx#OnTheDeskField": OnTheDeskField_e6ec465a4310734ad699daa0b34cb3a0,
  "/views/frame/content-menu.tsx#ContentMenu": ContentMenu_e65dff1ef8a4ffea620adef9ad0c6293,
  "/views/frame/desk-header.tsx#DeskHeader": DeskHeader_7d65657d09ebecf45b4b42bc6ed5548d,
  "/views/brand-logo.tsx#BrandLogo": BrandLogo_fc4466550af48cb45924268e9a90cc7f,
  "/views/palette/brand-palette.tsx#BrandPalette": BrandPalette_ef788dad38c86d139706408ba871b46e,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
