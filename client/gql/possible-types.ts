
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AcceptContractorResult": [
      "AcceptContractorSuccess",
      "InvalidInput",
      "LeadConflict",
      "NotFound"
    ],
    "AcceptProposalResult": [
      "AcceptProposalSuccess",
      "InvalidInput",
      "NotFound",
      "ProposalConflict",
      "WorkIsTaken"
    ],
    "AddLineToInventoryResult": [
      "AddLineToInventorySuccess",
      "InvalidInput",
      "NotFound"
    ],
    "AddPasskeyResult": [
      "AddPasskeySuccess",
      "InvalidInput",
      "NotFound",
      "PasskeyRefused"
    ],
    "AddRoomResult": [
      "AddRoomSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "ApplyAsContractorResult": [
      "ApplyAsContractorSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "CancelJobResult": [
      "CancelJobSuccess",
      "InvalidInput",
      "JobAlreadyFinished",
      "NotFound"
    ],
    "ChoosePaperUseResult": [
      "ChoosePaperUseSuccess",
      "InvalidInput",
      "NotFound",
      "VersionConflict"
    ],
    "CorrectPaperResult": [
      "CorrectPaperSuccess",
      "InvalidInput",
      "NotFound",
      "VersionConflict"
    ],
    "CorrectRoomsResult": [
      "CorrectRoomsSuccess",
      "EstimateConflict",
      "InvalidInput",
      "JobStillRunning",
      "NotFound"
    ],
    "CreateApiTokenResult": [
      "CreateApiTokenSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "CreateBidResult": [
      "BidConflict",
      "CreateBidSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "CreatePdfResult": [
      "CreatePdfSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "CreateProjectResult": [
      "CreateProjectSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "CreateSharedLinkResult": [
      "CreateSharedLinkSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "CreateWebhookResult": [
      "CreateWebhookSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "DecideApplicationResult": [
      "DecideApplicationSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "DecideIdentityResult": [
      "DecideIdentitySuccess",
      "InvalidInput",
      "NotFound"
    ],
    "DeclineProposalResult": [
      "DeclineProposalSuccess",
      "InvalidInput",
      "NotFound",
      "ProposalConflict"
    ],
    "DeleteFileResult": [
      "DeleteFileSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "DeleteJobResult": [
      "DeleteJobSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "DeleteMyDataResult": [
      "DeleteMyDataSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "DeleteProjectResult": [
      "DeleteProjectSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "DeleteWebhookResult": [
      "DeleteWebhookSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "DescribeFileResult": [
      "DescribeFileSuccess",
      "InvalidInput",
      "NotFound",
      "VersionConflict"
    ],
    "ExportMyDataResult": [
      "ExportMyDataSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "FinishSignInResult": [
      "InvalidInput",
      "NotFound",
      "PasskeyRefused",
      "VerifySignInSuccess"
    ],
    "IncludeMissingResult": [
      "IncludeMissingSuccess",
      "InvalidInput",
      "NotFound",
      "VersionConflict"
    ],
    "MarkLeadThreadReadResult": [
      "InvalidInput",
      "MarkLeadThreadReadSuccess",
      "NotFound"
    ],
    "MatchPaperLinesResult": [
      "InvalidInput",
      "MatchPaperLinesSuccess",
      "NotFound",
      "VersionConflict"
    ],
    "Parameter": [
      "AssemblyParameter",
      "WorkParameter"
    ],
    "PassOnContractorResult": [
      "InvalidInput",
      "LeadConflict",
      "NotFound",
      "PassOnContractorSuccess"
    ],
    "PriceLeadResult": [
      "InvalidInput",
      "LeadConflict",
      "NotFound",
      "PriceLeadSuccess"
    ],
    "RecordCredentialsResult": [
      "InvalidInput",
      "NotFound",
      "RecordCredentialsSuccess",
      "VersionConflict"
    ],
    "RedeliverWebhookResult": [
      "InvalidInput",
      "NotFound",
      "RedeliverWebhookSuccess"
    ],
    "RefineEstimateResult": [
      "EstimateConflict",
      "InvalidInput",
      "JobStillRunning",
      "NotFound",
      "RefineEstimateSuccess"
    ],
    "RegisterContractorResult": [
      "InvalidInput",
      "NotFound",
      "RegisterContractorSuccess"
    ],
    "ReinstateContractorResult": [
      "InvalidInput",
      "NotFound",
      "ReinstateContractorSuccess"
    ],
    "RemovePasskeyResult": [
      "InvalidInput",
      "NotFound",
      "RemovePasskeySuccess"
    ],
    "RemoveRoomResult": [
      "InvalidInput",
      "NotFound",
      "RemoveRoomSuccess"
    ],
    "RenameJobResult": [
      "InvalidInput",
      "NotFound",
      "RenameJobSuccess",
      "VersionConflict"
    ],
    "RenewRecoveryCodesResult": [
      "InvalidInput",
      "NotFound",
      "RenewRecoveryCodesSuccess"
    ],
    "RequestContractorsResult": [
      "InvalidInput",
      "NotFound",
      "RequestContractorsSuccess",
      "RequestIsOpen"
    ],
    "RereadPaperResult": [
      "InvalidInput",
      "NotFound",
      "RereadPaperSuccess"
    ],
    "RespondToLeadResult": [
      "InvalidInput",
      "LeadConflict",
      "NotFound",
      "RespondToLeadSuccess"
    ],
    "RestoreJobResult": [
      "InvalidInput",
      "NotFound",
      "RestoreJobSuccess"
    ],
    "RestoreProjectResult": [
      "InvalidInput",
      "NotFound",
      "RestoreProjectSuccess"
    ],
    "RestoreVersionResult": [
      "EstimateConflict",
      "InvalidInput",
      "NotFound",
      "RestoreVersionSuccess"
    ],
    "RetryJobResult": [
      "InvalidInput",
      "JobNotRetryable",
      "NotFound",
      "RetryJobSuccess"
    ],
    "RevealIdentityNumberResult": [
      "InvalidInput",
      "NotFound",
      "RevealIdentityNumberSuccess"
    ],
    "ReviseScopeResult": [
      "EstimateConflict",
      "InvalidInput",
      "NotFound",
      "ReviseScopeSuccess"
    ],
    "RevokeApiTokenResult": [
      "InvalidInput",
      "NotFound",
      "RevokeApiTokenSuccess"
    ],
    "RevokeOtherSignInsResult": [
      "InvalidInput",
      "NotFound",
      "RevokeOtherSignInsSuccess"
    ],
    "RevokeSharedLinkResult": [
      "InvalidInput",
      "NotFound",
      "RevokeSharedLinkSuccess"
    ],
    "RevokeSignInResult": [
      "InvalidInput",
      "NotFound",
      "RevokeSignInSuccess"
    ],
    "SaveBidResult": [
      "BidConflict",
      "InvalidInput",
      "NotFound",
      "SaveBidSuccess"
    ],
    "SaveEstimateResult": [
      "EstimateConflict",
      "InvalidInput",
      "NotFound",
      "SaveEstimateSuccess"
    ],
    "SaveInventoryResult": [
      "InvalidInput",
      "InventoryConflict",
      "NotFound",
      "SaveInventorySuccess"
    ],
    "SendLeadMessageResult": [
      "InvalidInput",
      "NotFound",
      "SendLeadMessageSuccess"
    ],
    "SendProposalResult": [
      "BidConflict",
      "InvalidInput",
      "NotFound",
      "SendProposalSuccess",
      "WorkIsTaken"
    ],
    "SetEstimateCountedResult": [
      "InvalidInput",
      "NotFound",
      "SetEstimateCountedSuccess"
    ],
    "SignOutResult": [
      "InvalidInput",
      "NotFound",
      "SignOutSuccess"
    ],
    "StartInventoryResult": [
      "InvalidInput",
      "NotFound",
      "StartInventorySuccess"
    ],
    "StartPasskeyResult": [
      "InvalidInput",
      "NotFound",
      "StartPasskeySuccess"
    ],
    "StartSignInResult": [
      "InvalidInput",
      "NotFound",
      "StartSignInSuccess"
    ],
    "SubmitJobResult": [
      "InvalidInput",
      "NotFound",
      "SubmitJobSuccess"
    ],
    "SuspendContractorResult": [
      "InvalidInput",
      "NotFound",
      "SuspendContractorSuccess"
    ],
    "TestWebhookResult": [
      "InvalidInput",
      "NotFound",
      "TestWebhookSuccess"
    ],
    "UpdateAccountResult": [
      "InvalidInput",
      "NotFound",
      "UpdateAccountSuccess"
    ],
    "UpdateContractorProfileResult": [
      "InvalidInput",
      "NotFound",
      "UpdateContractorProfileSuccess",
      "VersionConflict"
    ],
    "UpdateProjectResult": [
      "InvalidInput",
      "NotFound",
      "UpdateProjectSuccess",
      "VersionConflict"
    ],
    "UpdateWebhookResult": [
      "InvalidInput",
      "NotFound",
      "UpdateWebhookSuccess",
      "VersionConflict"
    ],
    "UserError": [
      "BidConflict",
      "EstimateConflict",
      "InvalidInput",
      "InventoryConflict",
      "JobAlreadyFinished",
      "JobNotRetryable",
      "JobStillRunning",
      "LeadConflict",
      "NotFound",
      "PasskeyNeeded",
      "PasskeyRefused",
      "ProposalConflict",
      "RequestIsOpen",
      "SignInCodeRefused",
      "VersionConflict",
      "WorkIsTaken"
    ],
    "VerifySignInResult": [
      "InvalidInput",
      "NotFound",
      "PasskeyNeeded",
      "SignInCodeRefused",
      "VerifySignInSuccess"
    ],
    "WithdrawContractorRequestResult": [
      "InvalidInput",
      "NotFound",
      "WithdrawContractorRequestSuccess"
    ],
    "WithdrawProposalResult": [
      "InvalidInput",
      "NotFound",
      "ProposalConflict",
      "WithdrawProposalSuccess"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AcceptContractorResult": [
      "AcceptContractorSuccess",
      "InvalidInput",
      "LeadConflict",
      "NotFound"
    ],
    "AcceptProposalResult": [
      "AcceptProposalSuccess",
      "InvalidInput",
      "NotFound",
      "ProposalConflict",
      "WorkIsTaken"
    ],
    "AddLineToInventoryResult": [
      "AddLineToInventorySuccess",
      "InvalidInput",
      "NotFound"
    ],
    "AddPasskeyResult": [
      "AddPasskeySuccess",
      "InvalidInput",
      "NotFound",
      "PasskeyRefused"
    ],
    "AddRoomResult": [
      "AddRoomSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "ApplyAsContractorResult": [
      "ApplyAsContractorSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "CancelJobResult": [
      "CancelJobSuccess",
      "InvalidInput",
      "JobAlreadyFinished",
      "NotFound"
    ],
    "ChoosePaperUseResult": [
      "ChoosePaperUseSuccess",
      "InvalidInput",
      "NotFound",
      "VersionConflict"
    ],
    "CorrectPaperResult": [
      "CorrectPaperSuccess",
      "InvalidInput",
      "NotFound",
      "VersionConflict"
    ],
    "CorrectRoomsResult": [
      "CorrectRoomsSuccess",
      "EstimateConflict",
      "InvalidInput",
      "JobStillRunning",
      "NotFound"
    ],
    "CreateApiTokenResult": [
      "CreateApiTokenSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "CreateBidResult": [
      "BidConflict",
      "CreateBidSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "CreatePdfResult": [
      "CreatePdfSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "CreateProjectResult": [
      "CreateProjectSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "CreateSharedLinkResult": [
      "CreateSharedLinkSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "CreateWebhookResult": [
      "CreateWebhookSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "DecideApplicationResult": [
      "DecideApplicationSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "DecideIdentityResult": [
      "DecideIdentitySuccess",
      "InvalidInput",
      "NotFound"
    ],
    "DeclineProposalResult": [
      "DeclineProposalSuccess",
      "InvalidInput",
      "NotFound",
      "ProposalConflict"
    ],
    "DeleteFileResult": [
      "DeleteFileSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "DeleteJobResult": [
      "DeleteJobSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "DeleteMyDataResult": [
      "DeleteMyDataSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "DeleteProjectResult": [
      "DeleteProjectSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "DeleteWebhookResult": [
      "DeleteWebhookSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "DescribeFileResult": [
      "DescribeFileSuccess",
      "InvalidInput",
      "NotFound",
      "VersionConflict"
    ],
    "ExportMyDataResult": [
      "ExportMyDataSuccess",
      "InvalidInput",
      "NotFound"
    ],
    "FinishSignInResult": [
      "InvalidInput",
      "NotFound",
      "PasskeyRefused",
      "VerifySignInSuccess"
    ],
    "IncludeMissingResult": [
      "IncludeMissingSuccess",
      "InvalidInput",
      "NotFound",
      "VersionConflict"
    ],
    "MarkLeadThreadReadResult": [
      "InvalidInput",
      "MarkLeadThreadReadSuccess",
      "NotFound"
    ],
    "MatchPaperLinesResult": [
      "InvalidInput",
      "MatchPaperLinesSuccess",
      "NotFound",
      "VersionConflict"
    ],
    "Parameter": [
      "AssemblyParameter",
      "WorkParameter"
    ],
    "PassOnContractorResult": [
      "InvalidInput",
      "LeadConflict",
      "NotFound",
      "PassOnContractorSuccess"
    ],
    "PriceLeadResult": [
      "InvalidInput",
      "LeadConflict",
      "NotFound",
      "PriceLeadSuccess"
    ],
    "RecordCredentialsResult": [
      "InvalidInput",
      "NotFound",
      "RecordCredentialsSuccess",
      "VersionConflict"
    ],
    "RedeliverWebhookResult": [
      "InvalidInput",
      "NotFound",
      "RedeliverWebhookSuccess"
    ],
    "RefineEstimateResult": [
      "EstimateConflict",
      "InvalidInput",
      "JobStillRunning",
      "NotFound",
      "RefineEstimateSuccess"
    ],
    "RegisterContractorResult": [
      "InvalidInput",
      "NotFound",
      "RegisterContractorSuccess"
    ],
    "ReinstateContractorResult": [
      "InvalidInput",
      "NotFound",
      "ReinstateContractorSuccess"
    ],
    "RemovePasskeyResult": [
      "InvalidInput",
      "NotFound",
      "RemovePasskeySuccess"
    ],
    "RemoveRoomResult": [
      "InvalidInput",
      "NotFound",
      "RemoveRoomSuccess"
    ],
    "RenameJobResult": [
      "InvalidInput",
      "NotFound",
      "RenameJobSuccess",
      "VersionConflict"
    ],
    "RenewRecoveryCodesResult": [
      "InvalidInput",
      "NotFound",
      "RenewRecoveryCodesSuccess"
    ],
    "RequestContractorsResult": [
      "InvalidInput",
      "NotFound",
      "RequestContractorsSuccess",
      "RequestIsOpen"
    ],
    "RereadPaperResult": [
      "InvalidInput",
      "NotFound",
      "RereadPaperSuccess"
    ],
    "RespondToLeadResult": [
      "InvalidInput",
      "LeadConflict",
      "NotFound",
      "RespondToLeadSuccess"
    ],
    "RestoreJobResult": [
      "InvalidInput",
      "NotFound",
      "RestoreJobSuccess"
    ],
    "RestoreProjectResult": [
      "InvalidInput",
      "NotFound",
      "RestoreProjectSuccess"
    ],
    "RestoreVersionResult": [
      "EstimateConflict",
      "InvalidInput",
      "NotFound",
      "RestoreVersionSuccess"
    ],
    "RetryJobResult": [
      "InvalidInput",
      "JobNotRetryable",
      "NotFound",
      "RetryJobSuccess"
    ],
    "RevealIdentityNumberResult": [
      "InvalidInput",
      "NotFound",
      "RevealIdentityNumberSuccess"
    ],
    "ReviseScopeResult": [
      "EstimateConflict",
      "InvalidInput",
      "NotFound",
      "ReviseScopeSuccess"
    ],
    "RevokeApiTokenResult": [
      "InvalidInput",
      "NotFound",
      "RevokeApiTokenSuccess"
    ],
    "RevokeOtherSignInsResult": [
      "InvalidInput",
      "NotFound",
      "RevokeOtherSignInsSuccess"
    ],
    "RevokeSharedLinkResult": [
      "InvalidInput",
      "NotFound",
      "RevokeSharedLinkSuccess"
    ],
    "RevokeSignInResult": [
      "InvalidInput",
      "NotFound",
      "RevokeSignInSuccess"
    ],
    "SaveBidResult": [
      "BidConflict",
      "InvalidInput",
      "NotFound",
      "SaveBidSuccess"
    ],
    "SaveEstimateResult": [
      "EstimateConflict",
      "InvalidInput",
      "NotFound",
      "SaveEstimateSuccess"
    ],
    "SaveInventoryResult": [
      "InvalidInput",
      "InventoryConflict",
      "NotFound",
      "SaveInventorySuccess"
    ],
    "SendLeadMessageResult": [
      "InvalidInput",
      "NotFound",
      "SendLeadMessageSuccess"
    ],
    "SendProposalResult": [
      "BidConflict",
      "InvalidInput",
      "NotFound",
      "SendProposalSuccess",
      "WorkIsTaken"
    ],
    "SetEstimateCountedResult": [
      "InvalidInput",
      "NotFound",
      "SetEstimateCountedSuccess"
    ],
    "SignOutResult": [
      "InvalidInput",
      "NotFound",
      "SignOutSuccess"
    ],
    "StartInventoryResult": [
      "InvalidInput",
      "NotFound",
      "StartInventorySuccess"
    ],
    "StartPasskeyResult": [
      "InvalidInput",
      "NotFound",
      "StartPasskeySuccess"
    ],
    "StartSignInResult": [
      "InvalidInput",
      "NotFound",
      "StartSignInSuccess"
    ],
    "SubmitJobResult": [
      "InvalidInput",
      "NotFound",
      "SubmitJobSuccess"
    ],
    "SuspendContractorResult": [
      "InvalidInput",
      "NotFound",
      "SuspendContractorSuccess"
    ],
    "TestWebhookResult": [
      "InvalidInput",
      "NotFound",
      "TestWebhookSuccess"
    ],
    "UpdateAccountResult": [
      "InvalidInput",
      "NotFound",
      "UpdateAccountSuccess"
    ],
    "UpdateContractorProfileResult": [
      "InvalidInput",
      "NotFound",
      "UpdateContractorProfileSuccess",
      "VersionConflict"
    ],
    "UpdateProjectResult": [
      "InvalidInput",
      "NotFound",
      "UpdateProjectSuccess",
      "VersionConflict"
    ],
    "UpdateWebhookResult": [
      "InvalidInput",
      "NotFound",
      "UpdateWebhookSuccess",
      "VersionConflict"
    ],
    "UserError": [
      "BidConflict",
      "EstimateConflict",
      "InvalidInput",
      "InventoryConflict",
      "JobAlreadyFinished",
      "JobNotRetryable",
      "JobStillRunning",
      "LeadConflict",
      "NotFound",
      "PasskeyNeeded",
      "PasskeyRefused",
      "ProposalConflict",
      "RequestIsOpen",
      "SignInCodeRefused",
      "VersionConflict",
      "WorkIsTaken"
    ],
    "VerifySignInResult": [
      "InvalidInput",
      "NotFound",
      "PasskeyNeeded",
      "SignInCodeRefused",
      "VerifySignInSuccess"
    ],
    "WithdrawContractorRequestResult": [
      "InvalidInput",
      "NotFound",
      "WithdrawContractorRequestSuccess"
    ],
    "WithdrawProposalResult": [
      "InvalidInput",
      "NotFound",
      "ProposalConflict",
      "WithdrawProposalSuccess"
    ]
  }
};
      export default result;
    