import { useMutation, useQuery, useSubscription, type SkipToken, useFragment } from '@apollo/client/react';
import type { FragmentType } from '@apollo/client';
import * as D from './graphql.ts';
export const useSignOutMutation = (
  options?: useMutation.Options<D.SignOutMutation, D.SignOutMutationVariables>,
) => useMutation(D.SignOutDocument, options);

export const useAccountQuery = (
  options?: useQuery.Options<D.AccountQuery, D.AccountQueryVariables>,
) => useQuery(D.AccountDocument, options ?? {});

export const useUpdateAccountMutation = (
  options?: useMutation.Options<D.UpdateAccountMutation, D.UpdateAccountMutationVariables>,
) => useMutation(D.UpdateAccountDocument, options);

export const useRevokeSignInMutation = (
  options?: useMutation.Options<D.RevokeSignInMutation, D.RevokeSignInMutationVariables>,
) => useMutation(D.RevokeSignInDocument, options);

export const useRevokeOtherSignInsMutation = (
  options?: useMutation.Options<D.RevokeOtherSignInsMutation, D.RevokeOtherSignInsMutationVariables>,
) => useMutation(D.RevokeOtherSignInsDocument, options);

export const useContractorBidQuery = (
  options: useQuery.Options<D.ContractorBidQuery, D.ContractorBidQueryVariables>,
) => useQuery(D.ContractorBidDocument, options);

export const useCreateBidMutation = (
  options?: useMutation.Options<D.CreateBidMutation, D.CreateBidMutationVariables>,
) => useMutation(D.CreateBidDocument, options);

export const useSaveBidMutation = (
  options?: useMutation.Options<D.SaveBidMutation, D.SaveBidMutationVariables>,
) => useMutation(D.SaveBidDocument, options);

export const useBidPdfQuery = (
  options: useQuery.Options<D.BidPdfQuery, D.BidPdfQueryVariables>,
) => useQuery(D.BidPdfDocument, options);

export const useCompareChoicesQuery = (
  options: useQuery.Options<D.CompareChoicesQuery, D.CompareChoicesQueryVariables>,
) => useQuery(D.CompareChoicesDocument, options);

export const useComparedEstimateQuery = (
  options: useQuery.Options<D.ComparedEstimateQuery, D.ComparedEstimateQueryVariables>,
) => useQuery(D.ComparedEstimateDocument, options);

export const useEstimateComparisonQuery = (
  options: useQuery.Options<D.EstimateComparisonQuery, D.EstimateComparisonQueryVariables>,
) => useQuery(D.EstimateComparisonDocument, options);

export const useLiveInventoryQuery = (
  options: useQuery.Options<D.LiveInventoryQuery, D.LiveInventoryQueryVariables>,
) => useQuery(D.LiveInventoryDocument, options);

export const useInventoryChangedSubscription = (
  options: useSubscription.Options<D.InventoryChangedSubscription, D.InventoryChangedSubscriptionVariables> | SkipToken,
) => useSubscription(D.InventoryChangedDocument, options);

export const useStartInventoryMutation = (
  options?: useMutation.Options<D.StartInventoryMutation, D.StartInventoryMutationVariables>,
) => useMutation(D.StartInventoryDocument, options);

export const useAddLineToInventoryMutation = (
  options?: useMutation.Options<D.AddLineToInventoryMutation, D.AddLineToInventoryMutationVariables>,
) => useMutation(D.AddLineToInventoryDocument, options);

export const useSaveInventoryMutation = (
  options?: useMutation.Options<D.SaveInventoryMutation, D.SaveInventoryMutationVariables>,
) => useMutation(D.SaveInventoryDocument, options);

export const useInventoryHtmlQuery = (
  options: useQuery.Options<D.InventoryHtmlQuery, D.InventoryHtmlQueryVariables>,
) => useQuery(D.InventoryHtmlDocument, options);

export const useShoppingListQuery = (
  options: useQuery.Options<D.ShoppingListQuery, D.ShoppingListQueryVariables>,
) => useQuery(D.ShoppingListDocument, options);

export const useCancelJobMutation = (
  options?: useMutation.Options<D.CancelJobMutation, D.CancelJobMutationVariables>,
) => useMutation(D.CancelJobDocument, options);

export const useEstimateDraftQuery = (
  options: useQuery.Options<D.EstimateDraftQuery, D.EstimateDraftQueryVariables>,
) => useQuery(D.EstimateDraftDocument, options);

export const useEstimateDraftChangedSubscription = (
  options: useSubscription.Options<D.EstimateDraftChangedSubscription, D.EstimateDraftChangedSubscriptionVariables> | SkipToken,
) => useSubscription(D.EstimateDraftChangedDocument, options);

export const useLiveJobQuery = (
  options: useQuery.Options<D.LiveJobQuery, D.LiveJobQueryVariables>,
) => useQuery(D.LiveJobDocument, options);

export const useJobChangedSubscription = (
  options: useSubscription.Options<D.JobChangedSubscription, D.JobChangedSubscriptionVariables> | SkipToken,
) => useSubscription(D.JobChangedDocument, options);

export const useRetryJobMutation = (
  options?: useMutation.Options<D.RetryJobMutation, D.RetryJobMutationVariables>,
) => useMutation(D.RetryJobDocument, options);

export const useRequestContractorsMutation = (
  options?: useMutation.Options<D.RequestContractorsMutation, D.RequestContractorsMutationVariables>,
) => useMutation(D.RequestContractorsDocument, options);

export const useStartSignInMutation = (
  options?: useMutation.Options<D.StartSignInMutation, D.StartSignInMutationVariables>,
) => useMutation(D.StartSignInDocument, options);

export const useVerifySignInMutation = (
  options?: useMutation.Options<D.VerifySignInMutation, D.VerifySignInMutationVariables>,
) => useMutation(D.VerifySignInDocument, options);

export const useBellJobQuery = (
  options: useQuery.Options<D.BellJobQuery, D.BellJobQueryVariables>,
) => useQuery(D.BellJobDocument, options);

export const useViewerJobChangedSubscription = (
  options?: useSubscription.Options<D.ViewerJobChangedSubscription, D.ViewerJobChangedSubscriptionVariables> | SkipToken,
) => useSubscription(D.ViewerJobChangedDocument, options ?? {});

export const useBellInventoryChangedSubscription = (
  options: useSubscription.Options<D.BellInventoryChangedSubscription, D.BellInventoryChangedSubscriptionVariables> | SkipToken,
) => useSubscription(D.BellInventoryChangedDocument, options);

export const useUpdateProjectMutation = (
  options?: useMutation.Options<D.UpdateProjectMutation, D.UpdateProjectMutationVariables>,
) => useMutation(D.UpdateProjectDocument, options);

export const useDeleteProjectMutation = (
  options?: useMutation.Options<D.DeleteProjectMutation, D.DeleteProjectMutationVariables>,
) => useMutation(D.DeleteProjectDocument, options);

export const useRestoreProjectMutation = (
  options?: useMutation.Options<D.RestoreProjectMutation, D.RestoreProjectMutationVariables>,
) => useMutation(D.RestoreProjectDocument, options);

export const useCreateProjectMutation = (
  options?: useMutation.Options<D.CreateProjectMutation, D.CreateProjectMutationVariables>,
) => useMutation(D.CreateProjectDocument, options);

export const useDeletedProjectsQuery = (
  options?: useQuery.Options<D.DeletedProjectsQuery, D.DeletedProjectsQueryVariables>,
) => useQuery(D.DeletedProjectsDocument, options ?? {});

export const useViewerChangedSubscription = (
  options?: useSubscription.Options<D.ViewerChangedSubscription, D.ViewerChangedSubscriptionVariables> | SkipToken,
) => useSubscription(D.ViewerChangedDocument, options ?? {});

export const useCountEstimateMutation = (
  options?: useMutation.Options<D.CountEstimateMutation, D.CountEstimateMutationVariables>,
) => useMutation(D.CountEstimateDocument, options);

export const useDeleteJobMutation = (
  options?: useMutation.Options<D.DeleteJobMutation, D.DeleteJobMutationVariables>,
) => useMutation(D.DeleteJobDocument, options);

export const useRestoreJobMutation = (
  options?: useMutation.Options<D.RestoreJobMutation, D.RestoreJobMutationVariables>,
) => useMutation(D.RestoreJobDocument, options);

export const useRenameJobMutation = (
  options?: useMutation.Options<D.RenameJobMutation, D.RenameJobMutationVariables>,
) => useMutation(D.RenameJobDocument, options);

export const useProjectCategoryCostsQuery = (
  options: useQuery.Options<D.ProjectCategoryCostsQuery, D.ProjectCategoryCostsQueryVariables>,
) => useQuery(D.ProjectCategoryCostsDocument, options);

export const useProjectJobChangedSubscription = (
  options?: useSubscription.Options<D.ProjectJobChangedSubscription, D.ProjectJobChangedSubscriptionVariables> | SkipToken,
) => useSubscription(D.ProjectJobChangedDocument, options ?? {});

export const useProjectChoicesQuery = (
  options: useQuery.Options<D.ProjectChoicesQuery, D.ProjectChoicesQueryVariables>,
) => useQuery(D.ProjectChoicesDocument, options);

export const useProjectPageQuery = (
  options: useQuery.Options<D.ProjectPageQuery, D.ProjectPageQueryVariables>,
) => useQuery(D.ProjectPageDocument, options);

export const useProjectsPageQuery = (
  options: useQuery.Options<D.ProjectsPageQuery, D.ProjectsPageQueryVariables>,
) => useQuery(D.ProjectsPageDocument, options);

export const useMoreProjectsQuery = (
  options: useQuery.Options<D.MoreProjectsQuery, D.MoreProjectsQueryVariables>,
) => useQuery(D.MoreProjectsDocument, options);

export const useAddRoomMutation = (
  options?: useMutation.Options<D.AddRoomMutation, D.AddRoomMutationVariables>,
) => useMutation(D.AddRoomDocument, options);

export const useResultPageQuery = (
  options: useQuery.Options<D.ResultPageQuery, D.ResultPageQueryVariables>,
) => useQuery(D.ResultPageDocument, options);

export const useSoughtJobQuery = (
  options: useQuery.Options<D.SoughtJobQuery, D.SoughtJobQueryVariables>,
) => useQuery(D.SoughtJobDocument, options);

export const useDeletedEstimateQuery = (
  options: useQuery.Options<D.DeletedEstimateQuery, D.DeletedEstimateQueryVariables>,
) => useQuery(D.DeletedEstimateDocument, options);

export const useSaveEstimateMutation = (
  options?: useMutation.Options<D.SaveEstimateMutation, D.SaveEstimateMutationVariables>,
) => useMutation(D.SaveEstimateDocument, options);

export const useEstimateChangedSubscription = (
  options: useSubscription.Options<D.EstimateChangedSubscription, D.EstimateChangedSubscriptionVariables> | SkipToken,
) => useSubscription(D.EstimateChangedDocument, options);

export const useCreatePdfMutation = (
  options?: useMutation.Options<D.CreatePdfMutation, D.CreatePdfMutationVariables>,
) => useMutation(D.CreatePdfDocument, options);

export const useFreshAddressesQuery = (
  options: useQuery.Options<D.FreshAddressesQuery, D.FreshAddressesQueryVariables>,
) => useQuery(D.FreshAddressesDocument, options);

export const useEstimateHistoryQuery = (
  options: useQuery.Options<D.EstimateHistoryQuery, D.EstimateHistoryQueryVariables>,
) => useQuery(D.EstimateHistoryDocument, options);

export const useEstimateRevisionQuery = (
  options: useQuery.Options<D.EstimateRevisionQuery, D.EstimateRevisionQueryVariables>,
) => useQuery(D.EstimateRevisionDocument, options);

export const useRestoreRevisionMutation = (
  options?: useMutation.Options<D.RestoreRevisionMutation, D.RestoreRevisionMutationVariables>,
) => useMutation(D.RestoreRevisionDocument, options);

export const useRefineEstimateMutation = (
  options?: useMutation.Options<D.RefineEstimateMutation, D.RefineEstimateMutationVariables>,
) => useMutation(D.RefineEstimateDocument, options);

export const useJobRoomsQuery = (
  options: useQuery.Options<D.JobRoomsQuery, D.JobRoomsQueryVariables>,
) => useQuery(D.JobRoomsDocument, options);

export const useCorrectRoomsMutation = (
  options?: useMutation.Options<D.CorrectRoomsMutation, D.CorrectRoomsMutationVariables>,
) => useMutation(D.CorrectRoomsDocument, options);

export const useChosenProjectQuery = (
  options: useQuery.Options<D.ChosenProjectQuery, D.ChosenProjectQueryVariables>,
) => useQuery(D.ChosenProjectDocument, options);

export const useSubmitJobMutation = (
  options?: useMutation.Options<D.SubmitJobMutation, D.SubmitJobMutationVariables>,
) => useMutation(D.SubmitJobDocument, options);

export const useAccountScreen_AccountFragment = (from: FragmentType<D.AccountScreen_AccountFragment>) =>
  useFragment({ fragment: D.AccountScreen_AccountFragmentDoc, fragmentName: 'AccountScreen_account', from });

export const useContractorBid_BidFragment = (from: FragmentType<D.ContractorBid_BidFragment>) =>
  useFragment({ fragment: D.ContractorBid_BidFragmentDoc, fragmentName: 'ContractorBid_bid', from });

export const useComparedLineFragment = (from: FragmentType<D.ComparedLineFragment>) =>
  useFragment({ fragment: D.ComparedLineFragmentDoc, fragmentName: 'ComparedLine', from });

export const useComparedSideFragment = (from: FragmentType<D.ComparedSideFragment>) =>
  useFragment({ fragment: D.ComparedSideFragmentDoc, fragmentName: 'ComparedSide', from });

export const useInventory_InventoryFragment = (from: FragmentType<D.Inventory_InventoryFragment>) =>
  useFragment({ fragment: D.Inventory_InventoryFragmentDoc, fragmentName: 'Inventory_inventory', from });

export const useDraftLines_DraftFragment = (from: FragmentType<D.DraftLines_DraftFragment>) =>
  useFragment({ fragment: D.DraftLines_DraftFragmentDoc, fragmentName: 'DraftLines_draft', from });

export const useLiveJob_JobFragment = (from: FragmentType<D.LiveJob_JobFragment>) =>
  useFragment({ fragment: D.LiveJob_JobFragmentDoc, fragmentName: 'LiveJob_job', from });

export const useContractorRequest_EstimateFragment = (from: FragmentType<D.ContractorRequest_EstimateFragment>) =>
  useFragment({ fragment: D.ContractorRequest_EstimateFragmentDoc, fragmentName: 'ContractorRequest_estimate', from });

export const useBellJob_JobFragment = (from: FragmentType<D.BellJob_JobFragment>) =>
  useFragment({ fragment: D.BellJob_JobFragmentDoc, fragmentName: 'BellJob_job', from });

export const useJobCard_JobFragment = (from: FragmentType<D.JobCard_JobFragment>) =>
  useFragment({ fragment: D.JobCard_JobFragmentDoc, fragmentName: 'JobCard_job', from });

export const useProjectCard_ProjectFragment = (from: FragmentType<D.ProjectCard_ProjectFragment>) =>
  useFragment({ fragment: D.ProjectCard_ProjectFragmentDoc, fragmentName: 'ProjectCard_project', from });

export const useProjectCosts_ProjectFragment = (from: FragmentType<D.ProjectCosts_ProjectFragment>) =>
  useFragment({ fragment: D.ProjectCosts_ProjectFragmentDoc, fragmentName: 'ProjectCosts_project', from });

export const useRecentEstimate_EstimateFragment = (from: FragmentType<D.RecentEstimate_EstimateFragment>) =>
  useFragment({ fragment: D.RecentEstimate_EstimateFragmentDoc, fragmentName: 'RecentEstimate_estimate', from });

export const useRooms_ProjectFragment = (from: FragmentType<D.Rooms_ProjectFragment>) =>
  useFragment({ fragment: D.Rooms_ProjectFragmentDoc, fragmentName: 'Rooms_project', from });

export const useEstimateNotes_EstimateFragment = (from: FragmentType<D.EstimateNotes_EstimateFragment>) =>
  useFragment({ fragment: D.EstimateNotes_EstimateFragmentDoc, fragmentName: 'EstimateNotes_estimate', from });

export const useResultPage_EstimateFragment = (from: FragmentType<D.ResultPage_EstimateFragment>) =>
  useFragment({ fragment: D.ResultPage_EstimateFragmentDoc, fragmentName: 'ResultPage_estimate', from });

export const useEstimateEditor_EstimateFragment = (from: FragmentType<D.EstimateEditor_EstimateFragment>) =>
  useFragment({ fragment: D.EstimateEditor_EstimateFragmentDoc, fragmentName: 'EstimateEditor_estimate', from });

export const useExportActions_EstimateFragment = (from: FragmentType<D.ExportActions_EstimateFragment>) =>
  useFragment({ fragment: D.ExportActions_EstimateFragmentDoc, fragmentName: 'ExportActions_estimate', from });

export const useLiveFigures_EstimateFragment = (from: FragmentType<D.LiveFigures_EstimateFragment>) =>
  useFragment({ fragment: D.LiveFigures_EstimateFragmentDoc, fragmentName: 'LiveFigures_estimate', from });

export const useUploadedFile_FileFragment = (from: FragmentType<D.UploadedFile_FileFragment>) =>
  useFragment({ fragment: D.UploadedFile_FileFragmentDoc, fragmentName: 'UploadedFile_file', from });

export const useUploadedFiles_EstimateFragment = (from: FragmentType<D.UploadedFiles_EstimateFragment>) =>
  useFragment({ fragment: D.UploadedFiles_EstimateFragmentDoc, fragmentName: 'UploadedFiles_estimate', from });

export const useCurrentVersion_EstimateFragment = (from: FragmentType<D.CurrentVersion_EstimateFragment>) =>
  useFragment({ fragment: D.CurrentVersion_EstimateFragmentDoc, fragmentName: 'CurrentVersion_estimate', from });

export const useCostSummary_EstimateFragment = (from: FragmentType<D.CostSummary_EstimateFragment>) =>
  useFragment({ fragment: D.CostSummary_EstimateFragmentDoc, fragmentName: 'CostSummary_estimate', from });
