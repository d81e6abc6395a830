
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AddRoomResult": [
      "AddRoomSuccess",
      "InvalidInput"
    ],
    "CancelJobResult": [
      "CancelJobSuccess",
      "JobAlreadyFinished"
    ],
    "CreateProjectResult": [
      "CreateProjectSuccess",
      "InvalidInput"
    ],
    "Error": [
      "InvalidInput",
      "JobAlreadyFinished",
      "JobNotRetryable"
    ],
    "RetryJobResult": [
      "JobNotRetryable",
      "RetryJobSuccess"
    ],
    "SubmitJobResult": [
      "InvalidInput",
      "SubmitJobSuccess"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AddRoomResult": [
      "AddRoomSuccess",
      "InvalidInput"
    ],
    "CancelJobResult": [
      "CancelJobSuccess",
      "JobAlreadyFinished"
    ],
    "CreateProjectResult": [
      "CreateProjectSuccess",
      "InvalidInput"
    ],
    "Error": [
      "InvalidInput",
      "JobAlreadyFinished",
      "JobNotRetryable"
    ],
    "RetryJobResult": [
      "JobNotRetryable",
      "RetryJobSuccess"
    ],
    "SubmitJobResult": [
      "InvalidInput",
      "SubmitJobSuccess"
    ]
  }
};
      export default result;
    