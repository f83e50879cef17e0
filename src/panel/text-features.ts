import {
  BlockquoteFeature,
  BoldFeature,
  type FeatureProviderServer,
  HeadingFeature,
  HorizontalRuleFeature,
  IndentFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  RelationshipFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';

/** The text editor offers only the forms that `site/blocks/rich-text.tsx` draws: visitors would see nothing of others. */
export const textFeatures = [
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  StrikethroughFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  InlineCodeFeature(),
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  // Lists within lists are made by it.
  IndentFeature({ disabledNodes: ['paragraph', 'heading', 'quote'] }),
  UnorderedListFeature(),
  OrderedListFeature(),
  LinkFeature(),
  BlockquoteFeature(),
  // Pictures and documents of the one collection for them; others have places of their own.
  UploadFeature({ enabledCollections: ['upload'] }),
  InlineToolbarFeature(),
  kept(HorizontalRuleFeature(), 'KeptHorizontalRules'),
  kept(RelationshipFeature(), 'KeptRelationships'),
];

/** Offered once, and in older texts still. */
function kept<Given, Props, ClientProps>(
  provider: FeatureProviderServer<Given, Props, ClientProps>,
  name: string,
): FeatureProviderServer<Given, Props, ClientProps> {
  return {
    ...provider,
    async feature(about) {
      const { feature } = provider;
      const made = typeof feature === 'function' ? await feature(about) : feature;
      return { ...made, ClientFeature: `/views/text/kept-nodes.ts#${name}` };
    },
  };
}
